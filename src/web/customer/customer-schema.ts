import { z } from 'zod';
import { templateTypeSchema } from '#api/dossiers.ts';
import { localTextSchema } from '#web/customer/local-text-schema.ts';

const colourSchema = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'a colour is written as #RRGGBB');
const lineSchema = z.string().trim().min(1).max(80);
const linkSchema = z.strictObject({
  label: localTextSchema(40),
  address: z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'an address starts with https://' }),
});

/** What a folder in `customers` says in customer.json. Checked when the screens are built. */
export const customerSchema = z.strictObject({
  /** Also in the title of the page. */
  name: z
    .string()
    .min(1)
    .max(40)
    .regex(/^[^<>&"]+$/, 'a name has no < > & or "'),
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
  /** For the footer; null leaves it out. */
  contactDetails: z
    .strictObject({
      organisation: lineSchema,
      address: z.array(lineSchema).min(1).max(4),
      /** As it is written; digits, spaces, dashes and one plus in front are dialled. */
      telephone: z.string().regex(/^\+?[0-9][0-9 ()-]{6,24}$/, 'a telephone number has digits, spaces and dashes'),
      email: z.email(),
    })
    .nullable(),
  socialLinks: z.array(linkSchema).max(6),
  informationLinks: z.array(linkSchema).max(8),
  /** Who offers the program to its users and how to reach it, as the general documents say. */
  provider: z.strictObject({ legalName: z.string().min(1).max(80), contact: z.string().min(1).max(120) }).optional(),
});

export type CustomerFile = z.infer<typeof customerSchema>;
/** What the screens know of the customer; the colours are in the style sheet. */
export type Customer = Omit<CustomerFile, 'brand'>;
export type CustomerLink = z.infer<typeof linkSchema>;
