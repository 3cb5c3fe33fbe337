/** Games as the server tells them, as many as a test of the front page wants. */
import type { GameDocument, TableRowDocument } from '../../src/telling/documents';
import told from '../games.json';

const SEEDS = ['zole', 'boerenbridge', 'miesjelen', 'ninja-whist', 'elemental'];

/** The five games that stand in front. */
export const five = (): GameDocument[] =>
  SEEDS.map((key) => told.find((game) => game.key === key) as unknown as GameDocument);

type Front = Partial<GameDocument['front_page']>;

/** A further game. */
export function another(key: string, name: string, seats: readonly number[], front: Front = {}, title = ''): GameDocument {
  const [like] = five();
  const [option] = like!.options;
  const values = seats.map((value) => ({ value, says: '', seats: null }));
  const options = [{ ...option!, values, default: seats[0]!, least: Math.min(...seats), most: Math.max(...seats) }];
  const front_page = { ...like!.front_page, place: null, family: null, also_called: [], minutes: 20, ...front };
  return { ...like!, key, name, title, options, front_page };
}

/** Twelve games, as many as make shelves. */
export const twelve = (): GameDocument[] => [
  ...five(),
  another('whist', 'Whist', [4], { family: 'partners', minutes: 15 }),
  another('oh-hell', 'Oh Hell', [3, 4, 5, 6, 7], { family: 'exact-bids', minutes: 15 }),
  another('spades', 'Spades', [4], { family: 'partners' }, 'Bid with your partner; spades are always trump.'),
  another('hearts', 'Hearts', [4], { family: 'avoid', minutes: 15, also_called: ['Hartenjagen'] }),
  another('sueca', 'Sueca', [4], { family: 'partners', minutes: 10 }),
  another('euchre', 'Euchre', [4], { family: 'partners', minutes: 10 }),
  another('klaverjas', 'Klaverjas', [4], { family: 'partners' }),
];

export const keysOf = (games: readonly GameDocument[]): string[] => games.map(({ key }) => key);

export const tableOf = (game: string, created_at: number): TableRowDocument => ({
  code: `${game}-${created_at}`,
  game,
  status: 'over',
  visibility: 'unlisted',
  open_seats: 0,
  created_at,
});
