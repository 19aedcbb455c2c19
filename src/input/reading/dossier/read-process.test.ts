import { expect, test } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { openProcess } from '#test/fixtures/open-process.ts';
import { filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';

const reading = async (kind: (typeof schemeKinds)[number], given: Readonly<Record<string, string>>) =>
  readDossier(await filledWorkbook(fillingWith({}, {}, kind), kind), { given });

test.each(schemeKinds)('who agrees and by when is known as far as it is filled in: %s', async (kind) => {
  const nothing = await reading(kind, {});
  expect(nothing.dossier?.facts.process).toEqual(openProcess);
  const { dossier } = await reading(kind, {
    medezeggenschap: 'pvt',
    wijzigingsbeding: 'onbekend',
    uitvoerder_soort: 'pensioenfonds',
    planning_besluit: '01-06-2027',
    planning_bericht: '15-11-2027',
  });
  expect(dossier?.facts.process).toEqual({
    representation: 'representatives',
    amendmentClause: 'unknown',
    provider: 'fund',
    agreed: {
      ...openProcess.agreed,
      decision: { year: 2027, month: 6, day: 1 },
      notice: { year: 2027, month: 11, day: 15 },
    },
  });
});

test('another word for who agrees is an error', async () => {
  const { dossier, findings } = await reading('dcToDc', { medezeggenschap: 'directie' });
  expect(dossier).toBeNull();
  expect(findings.map(({ code }) => code)).toEqual(['VALUE_UNKNOWN_CHOICE']);
});
