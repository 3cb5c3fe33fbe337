/** What the menu of a table offers to whoever looks at it. */
import { say } from '../language/current.svelte';
import type { People } from '../language/people';
import { EXTRA_SECONDS } from '../net/defaults';
import type { TableDocument } from '../telling/documents';
import type { Open } from './GameDialogs.svelte';
import type { Entry } from './MenuDialog.svelte';

export interface Sight {
  table: TableDocument;
  people: People;
  /** A bot plays for the reader. */
  isPlayedForMe: boolean;
  /** The deal of a day is one's own alone. */
  isOfDay: boolean;
}

export interface Doing {
  open(what: Open): void;
  repeat(): void;
  learn(): void;
  giveTime(seat: number): void;
  otherDevice(): void;
  botForMe(seat: number): void;
  getUp(): void;
  /** Somebody who is away, or who wants to take a seat, is not to have it. */
  freeSeat(seat: number): void;
  home(): void;
}

export function entriesFor(sight: Sight, doing: Doing): Entry[] {
  const { table } = sight;
  const home: Entry = {
    label: say('page-home'),
    says: table.you === null || table.status !== 'playing' ? '' : say('page-seat-stays'),
    do: doing.home,
  };
  return [...aboutGame(sight, doing), ...aboutPage(sight, doing), ...aboutSeat(sight, doing), ...asHost(sight, doing), home];
}

function aboutGame({ table }: Sight, { open }: Doing): Entry[] {
  const list: Entry[] = [{ label: say('page-rules'), do: () => open('rules') }];
  if (table.customs.chances && table.you !== null && table.status === 'playing') {
    list.push({ label: say('page-who-may-hold'), says: say('page-who-short'), do: () => open('who') });
  }
  list.push({ label: say('page-card-values'), says: say('page-card-values-says'), do: () => open('values') });
  if (!table.branch_of && !table.lesson) {
    list.push({
      label: say('page-fair-deal'),
      says: say('page-fair-deal-says', { abandoned: table.fairness.abandoned.length }),
      do: () => open('fair'),
    });
  }
  if (table.may_claim) list.push({ label: say('page-claim'), says: say('page-claim-short'), do: () => open('claim') });
  return list;
}

function aboutPage({ table, people }: Sight, doing: Doing): Entry[] {
  const list: Entry[] = [
    { label: say('page-say-again'), says: say('page-say-again-says'), do: doing.repeat },
    { label: say('page-settings'), do: () => doing.open('settings') },
    { label: say('page-all-keys'), do: () => doing.open('keys') },
  ];
  if (!table.lesson) list.push({ label: say('page-learn-it'), do: doing.learn });
  if (table.customs.visibility !== 'private') {
    list.push({ label: say('page-share-table'), do: () => doing.open('share') });
  }
  const { clock } = table;
  if (clock && table.you !== null && clock.seat !== table.you) {
    const name = people.names[clock.seat] ?? '';
    list.push({
      label: say('page-give-time', { name, seconds: EXTRA_SECONDS }),
      do: () => doing.giveTime(clock.seat),
    });
  }
  return list;
}

function aboutSeat({ table, isPlayedForMe, isOfDay }: Sight, doing: Doing): Entry[] {
  const { you } = table;
  if (you === null || table.status !== 'playing' || isOfDay) return [];
  const list: Entry[] = [
    { label: say('page-other-device'), says: say('page-other-device-says'), do: doing.otherDevice },
  ];
  if (!isPlayedForMe) {
    list.push({ label: say('page-bot-for-me'), says: say('page-bot-for-me-says'), do: () => doing.botForMe(you) });
  }
  list.push({
    label: say('page-get-up'),
    says: say('page-get-up-says'),
    sure: say('page-get-up-sure'),
    do: doing.getUp,
  });
  if (!table.host) return list;
  for (const { seat, name } of table.seats.filter((each) => each.kind === 'person' && !each.present && each.seat !== you)) {
    list.push({
      label: say('page-remove', { name }),
      sure: say('page-remove-sure', { name }),
      do: () => doing.freeSeat(seat),
    });
  }
  return list;
}

function asHost({ table }: Sight, doing: Doing): Entry[] {
  if (!table.host) return [];
  return table.arrivals.map(({ seat, name }) => ({
    label: say('page-decline', { name }),
    sure: say('page-decline-sure', { name }),
    do: () => doing.freeSeat(seat),
  }));
}
