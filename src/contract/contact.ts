import { z } from 'zod';

/** A field of the form, with the messages of the specification. Lengths count what is left after trimming. */
const textOf = (field: string, minimum: number, maximum: number, tooShort = `Minimum ${minimum} characters`) =>
  z
    .string(`${field} is required`)
    .trim()
    .min(1, `${field} is required`)
    .min(minimum, tooShort)
    .max(maximum, `Maximum ${maximum} characters`);

/** One line: what could start another line of a mail is no part of a name. */
const oneLine = (schema: z.ZodString, field: string) =>
  schema.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, `${field} must be on one line`);

/** POST /api/contactus; the same on the screen and at the server. */
export const contactMessageInputSchema = z.strictObject({
  message: textOf('Message', 10, 1000),
  name: oneLine(textOf('Name', 2, 30), 'Name'),
  organization: oneLine(textOf('Organization', 3, 30), 'Organization'),
  phoneNumber: oneLine(textOf('Telephone', 10, 15, 'Minimum 10 digits'), 'Telephone'),
  email: z
    .string('Email is required')
    .trim()
    .min(1, 'Email is required')
    .max(254, 'Maximum 254 characters')
    .pipe(z.email('Wrong email format')),
});
export type ContactMessageInput = z.infer<typeof contactMessageInputSchema>;

/** Days that a message is kept, handled or not. */
export const contactMessageDays = 365;

/** A message as the provider sees it. */
export const contactMessageSchema = contactMessageInputSchema.extend({
  id: z.string(),
  receivedOn: z.iso.datetime(),
  /** Organisation of the sender, as it signed in. */
  senderOrganisation: z.string(),
  /** When it left as mail; null while it has not, or when no mail is set up. */
  mailedOn: z.iso.datetime().nullable(),
  handledOn: z.iso.datetime().nullable(),
  handledBy: z.string().nullable(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactMessageQuerySchema = z.object({
  state: z.enum(['open', 'handled', 'all']).default('all'),
  /** One-based. */
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(25),
});
export type ContactMessageQuery = z.infer<typeof contactMessageQuerySchema>;

/** GET /api/contact-messages, newest first */
export const contactMessageListSchema = z.object({
  data: z.object({ messages: z.array(contactMessageSchema), total: z.number().int() }),
});

/** PUT /api/contact-messages/{id} */
export const contactMessageUpdateSchema = z.strictObject({ isHandled: z.boolean() });
export const contactMessageAnswerSchema = z.object({ data: contactMessageSchema });
