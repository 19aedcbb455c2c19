import { z } from 'zod';
import { languages } from '#web/i18n/language-choice.ts';

/** A text of a customer per language; Dutch is always there. */
export const localTextSchema = (maximum: number) =>
  z
    .partialRecord(z.enum(languages), z.string().trim().min(1).max(maximum))
    .refine(({ nl }) => nl !== undefined, 'the Dutch text (nl) is missing');
