/** A sentence of the server as a translator meets it: the facts, and the people and cards that they speak of. */
import { signOf, type Pack, type Sign } from '../cards/packs';
import type { Sentence } from '../telling/documents';

export interface People {
  /** By seat. */
  names: readonly string[];
  you: number | null;
  pack: Pack;
}

export type Translations = Readonly<Record<string, (told: Told) => string>>;

export class Told {
  constructor(
    private readonly facts: Readonly<Record<string, unknown>>,
    private readonly people: People,
  ) {}

  get pack(): Pack {
    return this.people.pack;
  }

  /** The name of the seat that a fact holds. */
  name(fact = 'seat'): string {
    return this.people.names[this.number(fact)] ?? '?';
  }

  isYou(fact = 'seat'): boolean {
    return this.people.you !== null && this.facts[fact] === this.people.you;
  }

  number(fact: string): number {
    return Number(this.facts[fact] ?? 0);
  }

  flag(fact: string): boolean {
    return this.facts[fact] === true;
  }

  text(fact: string): string {
    return String(this.facts[fact] ?? '');
  }

  texts(fact: string): string[] {
    const value = this.facts[fact];
    return Array.isArray(value) ? value.map(String) : [];
  }

  numbers(fact: string): number[] {
    return this.texts(fact).map(Number);
  }

  /** The names of the seats that a fact holds, `you` worded as such and put first. */
  names(fact: string, you: string): string[] {
    const seats = this.numbers(fact);
    const others = seats.filter((seat) => seat !== this.people.you).map((seat) => this.people.names[seat] ?? '?');
    return seats.length > others.length ? [you, ...others] : others;
  }

  /** A sentence within this one. */
  within(fact: string, translations: Translations): string {
    const inner = this.facts[fact] as Sentence;
    const translate = translations[inner.code];
    return translate ? translate(new Told(inner.facts, this.people)) : inner.sentence;
  }

  sign(fact: string): Sign | null {
    return signOf(this.text(fact), this.people.pack);
  }
  signs(fact: string): Sign[] {
    return this.texts(fact).flatMap((letter) => signOf(letter, this.people.pack) ?? []);
  }
}
