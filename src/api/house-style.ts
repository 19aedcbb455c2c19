import { z } from 'zod';
import { formMessages } from '#api/form-messages.ts';
import { oneLinePattern } from '#api/text-patterns.ts';

/** One line of text, without characters that nobody can see. */
const line = z.string().trim().regex(oneLinePattern, formMessages.oneLine);

const colour = z
  .string()
  .trim()
  .regex(/^#?[0-9a-f]{6}$/i, formMessages.colour)
  .transform((text) => text.replace('#', '').toUpperCase());

/** What a person fills in; the logo goes by itself. Colours with or without '#'. */
export const houseStyleInputSchema = z.strictObject({
  name: line.min(2, formMessages.minimumTwo).max(60, formMessages.maximumSixty),
  primary: colour,
  accent: colour,
  contactLine: line.max(120, formMessages.maximumHundredTwenty).default(''),
});
export type HouseStyleInput = z.infer<typeof houseStyleInputSchema>;
/** As it is in the form, not checked yet. */
export type HouseStyleEntry = z.input<typeof houseStyleInputSchema>;

/** An edit names the version it was based on; a stale one is refused. */
export const houseStyleUpdateSchema = houseStyleInputSchema.extend({ version: z.int32().nonnegative() });

export const shownHouseStyleSchema = z.object({
  name: z.string(),
  primary: z.string(),
  accent: z.string(),
  contactLine: z.string(),
  /** 0 while the organisation uses the standard style. */
  version: z.number().int(),
  /** `dataUrl` can be shown as it is. */
  logo: z.object({ width: z.number().int(), height: z.number().int(), dataUrl: z.string() }).nullable(),
});
export type ShownHouseStyle = z.infer<typeof shownHouseStyleSchema>;

/** GET and PUT /api/house-style, PUT and DELETE /api/house-style/logo */
export const houseStyleAnswerSchema = z.object({ data: shownHouseStyleSchema });
