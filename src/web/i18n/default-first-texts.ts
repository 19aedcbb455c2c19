import type { FirstTexts } from '#web/i18n/catalogue.ts';
import * as nl from '#web/i18n/nl-first.ts';
import { specifiedMessages } from '#web/i18n/specified-messages.ts';

/** What is shown as long as nobody chose a language: Dutch screens, with the system messages as they were specified. */
export const defaultFirstTexts: FirstTexts = { ...nl, system: specifiedMessages };
