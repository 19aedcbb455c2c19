import { z } from 'zod';
import { listLanguages, type ListPart, wholeListMaximum } from '#api/list-page.ts';
import { storablePattern } from '#api/text-patterns.ts';

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

export const listPartSchema = z.object({
  total: z.number().int(),
  page: z.number().int(),
}) satisfies z.ZodType<ListPart>;
