/** Lists up to this many rows come as a whole to the screen, which searches and sorts them itself; longer ones by page. */
export const wholeListMaximum = 200;

/** The languages of the screens: a search finds moments as they are written there. */
export const listLanguages = ['nl', 'de', 'en', 'es', 'fr', 'ja', 'zh'] as const;
export type ListLanguage = (typeof listLanguages)[number];

/** What a list is asked for, once it is known to be asked by page. */
export interface ListPage<Sort extends string> {
  readonly page: number;
  readonly size: number;
  readonly sort: Sort;
  readonly search: string;
  readonly language: ListLanguage;
}

/** Which part of a list an answer holds. */
export interface ListPart {
  /** Rows that were found, on all pages. */
  readonly total: number;
  /** The page that this is, one-based. */
  readonly page: number;
}

/** The page that is shown when `asked` is asked of so many rows. */
export const shownPage = (asked: number, size: number, total: number): number =>
  Math.max(1, Math.min(asked, Math.ceil(total / size)));

/** What marks the row of the example, as the screens write it. */
export const exampleMarks: Readonly<Record<ListLanguage, string>> = {
  nl: 'VOORBEELD',
  de: 'VOORBEELD (Beispiel)',
  en: 'VOORBEELD (example)',
  es: 'VOORBEELD (ejemplo)',
  fr: 'VOORBEELD (exemple)',
  ja: 'VOORBEELD（例）',
  zh: 'VOORBEELD（示例）',
};
