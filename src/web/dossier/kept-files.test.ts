import { expect, it } from 'vitest';
import { isKept } from '#web/dossier/kept-files.ts';
import { exampleDossier } from '#test/web/example-dossier.ts';

const rejected = exampleDossier({ calculationStatus: 'FailedWithError' });

it('the error file is offered as long as it is there', () => {
  expect(isKept(rejected, 'errorFile')).toBe(true);
  expect(isKept({ ...rejected, filesErasedOn: '2026-12-01T13:05:00.000Z' }, 'errorFile')).toBe(false);
  expect(isKept(exampleDossier(), 'errorFile')).toBe(false);
});
