import { isSpecifiedInUse } from '#web/i18n/language.ts';
import { specifiedMessages, specifiedRefusals } from '#web/i18n/specified-messages.ts';

/** Specified in Dutch, or as Dutch speakers say it. */
const {
  uploadFailed: _upload,
  deleteFailed: _delete,
  downloadFailed: _download,
  ...englishMessages
} = specifiedMessages;

const english: ReadonlySet<string> = new Set([...Object.values(englishMessages), ...Object.values(specifiedRefusals)]);

/**
 * The language of a text where that is not the language of the screen, so that it is read aloud as what it is: as long
 * as nobody chose, Dutch screens show the specified English messages, but in a Dutch browser.
 */
export const languageOfText = (text: string): 'en' | undefined =>
  isSpecifiedInUse() && english.has(text) ? 'en' : undefined;
