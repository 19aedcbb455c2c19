import { specifiedFormMessages } from '#api/form-messages.ts';
import { isSpecifiedInUse } from '#web/i18n/language.ts';
import { languageOfText } from '#web/i18n/language-of-text.ts';
import { specifiedFieldFaults } from '#web/i18n/specified-faults.ts';

const { minimumTwo, maximumForty, maximumEighty, email } = specifiedFieldFaults;

const english: ReadonlySet<string> = new Set([
  ...Object.values(specifiedFormMessages),
  minimumTwo,
  maximumForty,
  maximumEighty,
  email,
]);

/** As `languageOfText`, of what is said under a field: the first page has no fields and does without these. */
export const languageOfFault = (text: string): 'en' | undefined =>
  isSpecifiedInUse() && english.has(text) ? 'en' : languageOfText(text);
