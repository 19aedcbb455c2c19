import type { Catalogue } from '#web/i18n/catalogue.ts';
import * as nl from '#web/i18n/nl/catalogue.ts';
import { specifiedFieldFaults, specifiedMessages, specifiedRefusals } from '#web/i18n/specified-messages.ts';

/** What is shown as long as nobody chose a language: Dutch screens, with the system messages as they were specified. */
export const defaultCatalogue: Catalogue = {
  ...nl,
  system: specifiedMessages,
  fieldFaults: specifiedFieldFaults,
  answers: { ...nl.answers, refusals: { ...nl.answers.refusals, ...specifiedRefusals } },
};
