import { z } from 'zod';
import { storablePattern } from '#api/text-patterns.ts';

/** How many characters a text of the adviser has. */
export const longestText = 4000;

/** PUT .../texts/{key}; `version` is the one that it was based on, zero where there was none. */
export const newTextSchema = z.strictObject({
  text: z.string().max(longestText).regex(storablePattern),
  applies: z.boolean(),
  version: z.int().min(0).max(2_000_000_000),
});
export type NewText = z.infer<typeof newTextSchema>;

/** How many earlier ones of a text are kept. */
export const mostEarlierTexts = 5;

const earlierTextSchema = z.object({
  text: z.string(),
  applies: z.boolean(),
  writtenBy: z.string(),
  writtenOn: z.iso.datetime(),
});
/** As a text was before. */
export type EarlierText = z.infer<typeof earlierTextSchema>;

/** A text as it is kept. */
export const keptTextSchema = z.object({
  key: z.string(),
  text: z.string(),
  /** False: it does not apply, whatever was written. */
  applies: z.boolean(),
  version: z.int(),
  writtenBy: z.string(),
  writtenOn: z.iso.datetime(),
  /** False: the figures of the dossier have changed since. */
  isOfThisOutcome: z.boolean(),
  /** The choice that was recorded when it was written, where another one or none is now; null: the same, or none was. */
  otherChoice: z.string().nullable(),
  /** What it was before, the latest first; none for who may not write it. */
  earlier: z.array(earlierTextSchema),
});
export type KeptText = z.infer<typeof keptTextSchema>;

/** Whether it is still to be written. */
export const isOpen = (kept: Pick<KeptText, 'applies' | 'text'> | undefined): boolean =>
  kept === undefined || (kept.applies && kept.text.trim() === '');

export const keptTextAnswerSchema = z.object({ data: keptTextSchema });

const textsOfDossierSchema = z.object({
  texts: z.array(keptTextSchema),
  /** Which the documents of the dossier ask for, written or not. */
  asked: z.array(z.string()),
  /** Full sentences: what speaks against making its files final; none for who may not. */
  doubts: z.array(z.string()),
  /** Whether the law forbids the premium that was chosen: then nothing is made final. */
  isChoiceForbidden: z.boolean(),
  /** Whether the files have the texts as they are now. */
  areInFiles: z.boolean(),
  /** Names of the topics of the appendix; none: what it is about by itself. */
  appendix: z.array(z.string()),
});
export type TextsOfDossier = z.infer<typeof textsOfDossierSchema>;

/** GET .../texts */
export const textsOfDossierAnswerSchema = z.object({ data: textsOfDossierSchema });
