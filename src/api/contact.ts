import { z } from 'zod';
import { type FormMessage, formMessages } from '#api/form-messages.ts';
import { oneLinePattern, storablePattern } from '#api/text-patterns.ts';

/** A field of the form, with the messages of the specification. Lengths count what is left after trimming. */
const textOf = (required: FieldText, [minimum, tooShort]: Bound, [maximum, tooLong]: Bound) =>
  z.string(required).trim().min(1, required).min(minimum, tooShort).max(maximum, tooLong);

type FieldText = (typeof formMessages)[FormMessage];
type Bound = readonly [characters: number, otherwise: FieldText];

/** One line: what could start another line of a mail is no part of a name. */
const oneLine = (schema: z.ZodString, otherwise: FieldText) => schema.regex(oneLinePattern, otherwise);

const {
  messageRequired,
  nameRequired,
  organizationRequired,
  telephoneRequired,
  emailRequired,
  minimumTwoCharacters,
  minimumThree,
  minimumTen,
  minimumTenDigits,
  maximumFifteen,
  nameTooLong: maximumThirty,
} = formMessages;

/** POST /api/contactus; the same on the screen and at the server. */
export const contactMessageInputSchema = z.strictObject({
  message: textOf(messageRequired, [10, minimumTen], [1000, formMessages.maximumThousand]).regex(
    storablePattern,
    messageRequired,
  ),
  name: oneLine(textOf(nameRequired, [2, minimumTwoCharacters], [30, maximumThirty]), formMessages.nameOneLine),
  organization: oneLine(
    textOf(organizationRequired, [3, minimumThree], [30, maximumThirty]),
    formMessages.organizationOneLine,
  ),
  phoneNumber: oneLine(
    textOf(telephoneRequired, [10, minimumTenDigits], [15, maximumFifteen]),
    formMessages.telephoneOneLine,
  ),
  email: textOf(emailRequired, [1, emailRequired], [254, formMessages.maximumTwoHundredFiftyFour]).pipe(
    z.email(formMessages.emailFormat),
  ),
});
export type ContactMessageInput = z.infer<typeof contactMessageInputSchema>;

/** Days that a message is kept, handled or not. */
export const contactMessageDays = 365;

/** A message as the provider sees it. */
export const contactMessageSchema = z.object({
  id: z.string(),
  message: z.string(),
  name: z.string(),
  organization: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
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
