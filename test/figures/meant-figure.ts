import type { OutputTable, Value } from '#test/figures/output-tables.ts';

/** A figure by what it means: the unrounded value lies from `low` to `high`. */
export interface MeantFigure {
  readonly meaning: string;
  readonly shown: string;
  readonly low: number;
  readonly high: number;
}

export interface Range {
  readonly low: number;
  readonly high: number;
}

const number = /([+−]?) ?(?:€ ?)?(−?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?( ?%| mln)?( minder| lager)?/g;

/** The figures of a cell in their order, each as far as it is known: a number of a workbook is exact. */
export function rangesIn(value: Value): readonly Range[] {
  if (typeof value === 'number') return [{ low: value, high: value }];
  return [...(value ?? '').matchAll(number)].map(([, sign, inner, whole = '', decimals = '', unit = '', less = '']) => {
    const size = unit.includes('%') ? 0.01 : unit === '' ? 1 : 1e6;
    const times = `${sign}${inner}${less}`.replace('+', '') === '' ? size : -size;
    const shown = times * Number(`${whole.replaceAll('.', '')}.${decimals || '0'}`);
    const half = size * 0.5 * 10 ** -decimals.length;
    return { low: shown - half, high: shown + half };
  });
}

/** Figures by their meanings, in their order, which "|" parts. */
export const meant = (
  meanings: string,
  shown: Value,
  ranges: readonly (Range | null | undefined)[],
): readonly MeantFigure[] =>
  meanings.split('|').flatMap((meaning, at) => {
    const range = ranges[at] ?? null;
    return range === null ? [] : [{ meaning, shown: String(shown), ...range }];
  });

/** Now or the letter of a choice, from its name; null for anything else. */
export function whoIs(name: Value): string | null {
  const text = String(name ?? '');
  if (/^(nu|huidig|huidige (staffel|premie))$/i.test(text)) return 'nu';
  return /^(?:[^\w€] )?([ABC])(?: \S|$)/.exec(text)?.[1] ?? null;
}

const otherNames: Readonly<Record<string, string>> = {
  'Pensioen nu': 'nu',
  Straks: 'Pensioen straks',
  'Hoogste staffel die mag': 'Fiscaal maximum',
  'De factuur van de huidige regeling': 'Totaal, huidig',
  'De offerte voor de nieuwe regeling': 'Totaal, nieuw',
};

/** One name of what has another in each output: "20 t/m 49 jaar" and "20-49" are the same group. */
export function nameOf(name: Value): string {
  const plain = String(name ?? '')
    .replace(/^Geboren in | jaar$/g, '')
    .replace(' t/m ', '-')
    .replace(/^(Alle leeftijden|Alle medewerkers samen|Alle deelnemers|Alle deelnemers samen)$/, 'Samen');
  return whoIs(plain) ?? otherNames[plain] ?? plain;
}

/** Rows and columns changed places; what heads tell of now is then a row. */
export function turned({ heads, rows }: OutputTable): OutputTable {
  const nows = rows.map(([label]) => /^(.*) \(nu ([^)]*)\)$/.exec(String(label)));
  const width = Math.max(heads.length, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width - 1 }, (_, at) => [heads[at + 1], ...rows.map((row) => row[at + 1])]);
  const now = nows.some((found) => found !== null) ? [['Nu', ...nows.map((found) => found?.[2])]] : [];
  return {
    heads: [heads[0] ?? '', ...rows.map(([label], at) => nows[at]?.[1] ?? String(label))],
    rows: [...now, ...columns],
  };
}

/** Heads that say what they are: "in %" and "Verschil met nu" are those of the head before. */
export function wholeHeads(heads: readonly string[]): readonly string[] {
  let before = '';
  return heads.map((head) => {
    if (/^(in %|Verschil met nu|Verschil in %)$/.test(head)) return `${before}: ${head}`;
    before = head;
    return head;
  });
}
