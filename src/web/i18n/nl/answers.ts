import type { ProblemCode } from '#api/problems.ts';
import { dutchLimitsInUse } from '#api/reached-limit.ts';
import { type FormMessage, ownFormMessages, type specifiedFormMessages } from '#api/form-messages.ts';
import { cancelledBy } from '#api/status/cancelled-reason.ts';
import { statusReasons } from '#api/status/status-reasons.ts';

/** What the server refuses, by code. None: it says so in Dutch itself. */
const refusals: Partial<Record<ProblemCode, string>> = {};

export const answers = {
  refusals,
  limitsInUse: dutchLimitsInUse,
  statusReasons,
  cancelledBy,
} as const;

/** In Dutch, what the specification words in English. */
const specifiedFaults: Record<keyof typeof specifiedFormMessages, string> = {
  nameRequired: 'Vul een naam in',
  nameTooShort: 'Minimaal 1 teken',
  nameTooLong: 'Maximaal 30 tekens',
  namePattern: 'Begin met een letter of cijfer; gebruik verder alleen letters, spaties, cijfers, punten en streepjes.',
  messageRequired: 'Vul een bericht in',
  organizationRequired: 'Vul een organisatie in',
  telephoneRequired: 'Vul een telefoonnummer in',
  emailRequired: 'Vul een e-mailadres in',
  minimumTwoCharacters: 'Minimaal 2 tekens',
  minimumThree: 'Minimaal 3 tekens',
  minimumTen: 'Minimaal 10 tekens',
  minimumTenDigits: 'Minimaal 10 cijfers',
  maximumFifteen: 'Maximaal 15 tekens',
  maximumTwoHundredFiftyFour: 'Maximaal 254 tekens',
  maximumThousand: 'Maximaal 1000 tekens',
  emailFormat: 'Vul een geldig e-mailadres in',
  nameOneLine: 'Zet de naam op één regel',
  organizationOneLine: 'Zet de organisatie op één regel',
  telephoneOneLine: 'Zet het telefoonnummer op één regel',
};

/** What is wrong with a field. */
export const fieldFaults: Record<FormMessage, string> = { ...specifiedFaults, ...ownFormMessages };
