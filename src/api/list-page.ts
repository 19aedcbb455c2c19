import { z } from 'zod';
import { storablePattern } from '#api/text-patterns.ts';

/** Lists up to this many rows come as a whole to the screen, which searches and sorts them itself; longer ones by page. */
export const wholeListMaximum = 200;

/** The languages of the screens: a search finds moments as they are written there. */
export const listLanguages = ['nl', 'de', 'en', 'es', 'fr', 'ja', 'zh'] as const;
export type ListLanguage = (typeof listLanguages)[number];

/**
 * What may be asked of a long list. Without `page` the whole list comes, as the specification has it; the others then say
 * nothing. `sort` names a column, with a dash in front for the reverse.
 */
export const listPageSchema = <Sort extends z.ZodType>(sort: Sort) =>
  z.object({
    /** One-based; one after the last is the last. */
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    size: z.coerce.number().int().min(1).max(100).default(25),
    sort,
    /** Words that must all occur. */
    search: z.string().max(200).regex(storablePattern).default(''),
    language: z.enum(listLanguages).default('nl'),
    /** Instead of the page the whole list, when it has no more rows than this before searching. */
    wholeUpTo: z.coerce.number().int().min(0).max(wholeListMaximum).default(0),
  });

/** What a list is asked for, once it is known to be asked by page. */
export interface ListPage<Sort extends string> {
  readonly page: number;
  readonly size: number;
  readonly sort: Sort;
  readonly search: string;
  readonly language: ListLanguage;
}

/** Which part of a list an answer holds. */
export const listPartSchema = z.object({
  /** Rows that were found, on all pages. */
  total: z.number().int(),
  /** The page that this is, one-based. */
  page: z.number().int(),
});
export type ListPart = z.infer<typeof listPartSchema>;

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
