/** To a table of one's own with a bot in every other seat in one tap: from the front page, or from a replay. */
import { keptName } from '../app/reader';
import { say } from '../language/current.svelte';
import { branch, learn, makeTable } from '../net/api';
import { USUAL_BOT } from '../net/defaults';
import { takePart } from '../net/fair';
import { customPace, settings } from '../settings.svelte';
import type { GameDocument } from '../telling/documents';

/** The seats that a game is usually played with, and those it can be played with. */
export function seatsOf(game: GameDocument): { usual: number; all: number[] } {
  const option = game.options.find((each) => each.kind === 'seats');
  return { usual: Number(option?.default ?? 0), all: (option?.values ?? []).map(({ value }) => Number(value)) };
}

/** The name to sit down with: the one used last, else one that reads well in every sentence. */
export const ownName = (): string => keptName() || say('page-guest');

/** Make the table; its code. Nobody waits here but bots, so nothing is hurried and everything may be asked. */
export async function playNow(game: GameDocument): Promise<string> {
  const { usual } = seatsOf(game);
  const { table } = await takePart(null, (commitment) =>
    makeTable({
      game: game.key,
      options: game.front_page.options,
      seats: Array.from({ length: usual }, (_, seat) => (seat === 0 ? {} : { bot: USUAL_BOT })),
      customs: { visibility: 'unlisted', chances: true, takeover_seconds: null, round_pause: null, ...customPace(settings.pace) },
      name: ownName(),
      seat: 0,
      commitment,
    }),
  );
  return table.code;
}

/** Begin a guided deal of a game; the code of its table. */
export async function learnNow(game: string): Promise<string> {
  const { table } = await learn(game, ownName());
  return table.code;
}

/** Play on from a step of a finished game, in one's own old seat under the name one had; the code of the new table. */
export async function playOnFrom(code: string, step: number, seat: number, isOwn: boolean): Promise<string> {
  const { table } = await branch(code, { step, seat, bot: USUAL_BOT, name: isOwn ? null : ownName() });
  return table.code;
}
