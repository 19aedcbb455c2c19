import { z } from 'zod';
import { templateTypeSchema } from '#contract/dossiers.ts';

const colourSchema = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'a colour is written as #RRGGBB');

/** What a folder in `customers` says in customer.json. Checked when the screens are built. */
export const customerSchema = z.strictObject({
  name: z.string().min(1).max(40),
  brand: z.strictObject({
    /** Actions, selection, focus. */
    primary: colourSchema,
    /** Text on the primary colour. */
    primaryText: colourSchema,
    /** Small marks next to the primary colour. */
    accent: colourSchema,
    /** Corner radius of buttons and cards, in pixels. */
    radius: z.number().int().min(0).max(16),
  }),
  logo: z.strictObject({
    width: z.number().int().min(16).max(240),
    height: z.number().int().min(16).max(48),
    /** True when the drawing itself contains the name, so that it is not written next to it. */
    showsName: z.boolean(),
  }),
  /** Templates that this customer wants to offer; those that do not exist yet stay hidden. */
  templateTypes: z.array(templateTypeSchema).min(1),
  contactSection: z.boolean(),
  /** Who offers the program to its users and how to reach it, as the general documents say. */
  provider: z.strictObject({ legalName: z.string().min(1).max(80), contact: z.string().min(1).max(120) }).optional(),
});

export type CustomerFile = z.infer<typeof customerSchema>;
/** What the screens know of the customer; the colours are in the style sheet. */
export type Customer = Omit<CustomerFile, 'brand'>;
