import type { Catalogue } from '#web/i18n/catalogue.ts';
import { defaultFirstTexts } from '#web/i18n/default-first-texts.ts';
import * as nl from '#web/i18n/nl.ts';
import { specifiedFieldFaults } from '#web/i18n/specified-faults.ts';
import { specifiedRefusals } from '#web/i18n/specified-messages.ts';

/** All that is shown as long as nobody chose a language. */
export const defaultCatalogue: Catalogue = {
  ...nl,
  ...defaultFirstTexts,
  fieldFaults: specifiedFieldFaults,
  answers: { ...nl.answers, refusals: { ...nl.answers.refusals, ...specifiedRefusals } },
};
