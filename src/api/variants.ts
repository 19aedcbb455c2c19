import { z } from 'zod';
import { formMessages } from '#api/form-messages.ts';
import { keyFiguresSchema } from '#api/key-figures.ts';
import { oneLinePattern } from '#api/text-patterns.ts';
import { longestVariantName, mostCompared } from '#api/variant-limits.ts';
import { whatIfChoicesSchema } from '#api/what-if-choices.ts';

/** POST .../report: the variants that stand in workbook and report when they are made again; none: as without variants. */
export const reportOrderSchema = z.strictObject({
  variantIds: z
    .array(z.guid())
    .max(mostCompared)
    .refine((ids) => new Set(ids).size === ids.length),
});

const variantName = z
  .string()
  .trim()
  .regex(oneLinePattern, formMessages.oneLine)
  .min(2, formMessages.minimumTwo)
  .max(longestVariantName, formMessages.maximumSixty);

/** What a person fills in to keep a variant, or to rename one. */
export const variantNameSchema = z.strictObject({ name: variantName });

/** POST .../variants: a name and what is other than in the dossier; something is. */
export const newVariantSchema = z.strictObject({
  name: variantName,
  choices: whatIfChoicesSchema.refine((choices) => Object.values(choices).some((choice) => choice !== undefined)),
});
export type NewVariant = z.infer<typeof newVariantSchema>;

const variantStates = ['Submitted', 'Finished', 'Failed'] as const;
export type VariantState = (typeof variantStates)[number];

/** What it is and what it was: Dutch texts. */
const changeSchema = z.object({ label: z.string(), text: z.string(), was: z.string() });

/** Changes as they were stored; none where there are none, or another version has others. */
export const storedChanges = (stored: unknown): Variant['changes'] =>
  z.array(changeSchema).safeParse(stored).data ?? [];

/** The figures of the premium that stands in front, as its card on the results page shows them. */
const cardSchema = z.record(z.string(), z.unknown());

export const variantSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null: those of an earlier version, which this one does not know. */
  choices: whatIfChoicesSchema.nullable(),
  /** Who kept it. */
  madeBy: z.string(),
  createdOn: z.iso.datetime(),
  state: z.enum(variantStates),
  /** Why it has no result; a Dutch sentence. */
  reason: z.string().nullable(),
  calculatedOn: z.iso.datetime().nullable(),
  /** Of the program that calculated it. */
  programVersion: z.string().nullable(),
  /** What it changes, in the words of the template. */
  changes: z.array(changeSchema),
  /** Calculated by a version of which the screens show nothing any more. */
  isOutdated: z.boolean(),
  keyFigures: keyFiguresSchema.nullable(),
  /** Null: nothing stands in front, or it was not calculated. */
  card: cardSchema.nullable(),
});
export type Variant = z.infer<typeof variantSchema>;

/** GET .../variants, in the order in which they came. */
export const variantListSchema = z.object({ data: z.array(variantSchema) });
export const variantAnswerSchema = z.object({ data: variantSchema });
