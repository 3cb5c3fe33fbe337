/** Numbers as each language writes them: a true minus, its own separators, its own plurals. */
const THIN_SPACE = '\u202f';

/** A number with a true minus. */
export function number(language: string, value: number, digits = 0): string {
  const text = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(value));
  return value < 0 ? `−${text}` : text;
}

/** A gain or loss: the sign is always shown, except for zero. */
export function signed(language: string, value: number, digits = 0): string {
  return value > 0 ? `+${number(language, value, digits)}` : number(language, value, digits);
}

/** A chance from 0 to 1 as whole per cents, with a thin space. */
export function percent(language: string, chance: number): string {
  return `${number(language, Math.round(chance * 100))}${THIN_SPACE}%`;
}

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form of a word that goes with a count; `#` in it stands for the count. */
export function plural(language: string, count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', number(language, count));
}

/** A list in the language's own way: `Anna, Jānis and Māra`. */
export function listed(language: string, items: readonly string[], last: 'and' | 'or' = 'and'): string {
  const type = last === 'and' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(language, { type }).format(items);
}
