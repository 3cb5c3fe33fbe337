/** Something that may be said, before anybody words it: a code, and the facts in it. */
export interface Message {
  code: string;
  facts?: Facts | undefined;
  /** The words of a game's own page, for which no catalogue is needed. */
  english?: string | undefined;
}

export type Facts = Readonly<Record<string, unknown>>;

/** What a message is called in a catalogue, where names have no slashes. */
export const nameOf = (code: string): string => code.replaceAll('/', '-');
