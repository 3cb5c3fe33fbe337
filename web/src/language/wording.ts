/** Messages put into words: in one language, and in English what its catalogue lacks. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { BETWEEN, functionsOf, type Functions, type FunctionName, type Telling } from './functions';
import { nameOf, type Facts, type Message } from './message';
import { ANYWHERE, type Scene } from './scene';

export class Language {
  private readonly bundle: FluentBundle;
  private readonly functions: Functions;
  private now: Telling | null = null;

  constructor(
    readonly code: string,
    catalogue: string,
    private readonly fallback: Language | null = null,
  ) {
    this.functions = functionsOf(() => this.now!);
    this.bundle = new FluentBundle([code, 'en'], { functions: this.functions, useIsolating: false });
    this.bundle.addResource(new FluentResource(catalogue));
  }

  /** Take in further messages, which a part of the page brings along. */
  learn(catalogue: string): void {
    this.bundle.addResource(new FluentResource(catalogue));
  }

  /** The message in words. */
  say(message: Message, scene: Scene = ANYWHERE): string {
    return this.said(message, scene, null);
  }

  /** What more there is to say about it, such as its `remedy`; nothing where nobody says so. */
  more(message: Message, attribute: string, scene: Scene = ANYWHERE): string {
    return this.said(message, scene, attribute);
  }

  /** What one function makes of a fact outside of any sentence: the name of a card, a number as it is written. */
  word(name: FunctionName, scene: Scene, ...facts: (string | number)[]): string {
    const values = facts.map((fact) => (typeof fact === 'number' ? new FluentNumber(fact) : fact));
    return this.within(scene, () => String(this.functions[name](values, {})));
  }

  /** Whether this very catalogue has a message. */
  says(name: string): boolean {
    return this.bundle.hasMessage(name);
  }

  private said(message: Message, scene: Scene, attribute: string | null): string {
    const pattern = this.patternOf(nameOf(message.code), attribute);
    if (pattern === null) {
      if (this.fallback) return this.fallback.said(message, scene, attribute);
      return attribute ? '' : message.english || message.code;
    }
    return this.within(scene, () => this.worded(pattern, this.flat(message.facts ?? {}, scene)));
  }

  private within(scene: Scene, worded: () => string): string {
    const before = this.now;
    this.now = this.telling(scene);
    try {
      return worded();
    } finally {
      this.now = before;
    }
  }

  private telling(scene: Scene): Telling {
    return { locale: this.code, scene, named: (names, facts = {}) => this.named([names].flat(), facts, scene) };
  }

  private named(names: readonly string[], facts: Record<string, string>, scene: Scene): string | null {
    for (const name of names) {
      const pattern = this.patternOf(name, null);
      if (pattern !== null) return this.worded(pattern, facts);
    }
    if (!this.fallback) return null;
    const before = this.fallback.now;
    this.fallback.now = this.telling(scene);
    try {
      return this.fallback.named(names, facts, scene);
    } finally {
      this.fallback.now = before;
    }
  }

  private patternOf(name: string, attribute: string | null) {
    const message = this.bundle.getMessage(name);
    return (attribute === null ? message?.value : message?.attributes[attribute]) ?? null;
  }

  private worded(
    pattern: NonNullable<ReturnType<Language['patternOf']>>,
    facts: Record<string, FluentVariable>,
  ): string {
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, facts, errors);
    if (errors.length && import.meta.env.DEV) throw errors[0];
    return text;
  }

  /** Facts as sentences take them: numbers and texts. */
  private flat(facts: Facts, scene: Scene): Record<string, string | number> {
    return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, this.fact(fact, scene)]));
  }

  private fact(fact: unknown, scene: Scene): string | number {
    if (fact === null || fact === undefined) return 'none';
    if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
    if (typeof fact === 'number' || typeof fact === 'string') return fact;
    if (Array.isArray(fact)) return fact.map((each) => String(this.fact(each, scene))).join(BETWEEN);
    return this.say(fact as Message, scene);
  }
}
