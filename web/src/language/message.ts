/** Something that may be said, before anybody words it: a code, and the facts in it. */
export interface Message {
  code: string;
  facts?: Facts;
  /** The words of a game's own page, for which no catalogue is needed. */
  english?: string;
}

export type Facts = Readonly<Record<string, unknown>>;

/** What a message is called in a catalogue, where names have no slashes. */
export const nameOf = (code: string): string => code.replaceAll('/', '-');
