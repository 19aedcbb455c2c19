import { expect, it } from 'vitest';
import { formMessages } from '#api/form-messages.ts';
import { cancelledBy } from '#api/cancelled-reason.ts';
import { statusReasons } from '#api/status-reasons.ts';
import { fieldFaultText, statusReasonText } from '#web/i18n/answer-texts.ts';
import { defaultCatalogue } from '#web/i18n/default-catalogue.ts';
import * as en from '#web/i18n/en.ts';
import * as nl from '#web/i18n/nl.ts';

it('a fault of a field is told in the specified words as long as nobody chose a language, then in that language', () => {
  expect(fieldFaultText(defaultCatalogue, formMessages.nameRequired)).toBe('Name is required');
  expect(fieldFaultText(nl, formMessages.nameRequired)).toBe('Vul een naam in');
  expect(fieldFaultText(en, formMessages.kvkNumber)).toBe('A KvK number has 8 digits');
  expect(fieldFaultText(en, undefined)).toBeUndefined();
});

it('a message that is in no list is shown as it came', () => {
  expect(fieldFaultText(en, 'Iets nieuws')).toBe('Iets nieuws');
  expect(statusReasonText(en, 'Iets nieuws')).toBe('Iets nieuws');
});

it('why a dossier is in its state is told in the language of the screen', () => {
  expect(statusReasonText(nl, statusReasons.memory)).toBe(statusReasons.memory);
  expect(statusReasonText(en, statusReasons.interrupted)).toBe('The calculation was interrupted.');
  expect(statusReasonText(en, cancelledBy('A. de Vries'))).toBe('Cancelled by A. de Vries.');
});
