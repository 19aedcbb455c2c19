import { z } from 'zod';
import { choiceKeys } from '#core/dossier/alternative-key.ts';

const text = z.string();

/** What the first two slides of a report say, in Dutch as every report. */
export const slideTextsSchema = z.object({
  employer: text,
  scheme: text,
  title: text,
  /** Under the title, where there is anything to say. */
  sentence: text,
  /** What each choice costs. */
  figuresTitle: text,
  columns: z.array(z.object({ choice: z.enum(choiceKeys), name: text })),
  rows: z.array(z.object({ label: text, cells: z.array(z.object({ text, small: text })) })),
});
export type SlideTexts = z.output<typeof slideTextsSchema>;

/** The newest report of the organisation, and the name of its dossier; null: there is none. */
export const reportPreviewSchema = z.object({
  data: z.object({ dossier: text, texts: slideTextsSchema }).nullable(),
});
