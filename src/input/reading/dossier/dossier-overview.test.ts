import { expect, it } from 'vitest';
import { checkedFile } from '#input/check/checked-file.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { exampleParticipants } from '#server/example/example-participants.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';

it('says what a file is about', async () => {
  const { overview } = checkedFile((await exampleDossier()).bytes, nodePlatform);
  const salaries = exampleParticipants.reduce((total, row) => total + row.fullTimeSalary * (row.partTime ?? 1), 0);
  expect(overview).toMatchObject({
    kind: 'dcToDc',
    employer: 'Technische Groothandel De Schakel B.V. (VOORBEELD)',
    rows: exampleParticipants.length,
    participants: exampleParticipants.length,
  });
  expect(overview?.salaries).toBeCloseTo(salaries, 6);
});

it('leaves out what is wrong, and counts the rows that could not be read', async () => {
  const [first = [], ...others] = exampleFilling.tables['Deelnemers'] ?? [];
  const broken = first.map((value) => (value === 58_400 ? 'onbekend' : value));
  const bytes = await templateWorkbook('dcToDc', {
    values: { ...exampleFilling.values, peildatum: 'volgend jaar' },
    tables: { ...exampleFilling.tables, Deelnemers: [broken, ...others] },
  });
  const { overview, dossier } = checkedFile(bytes, nodePlatform);
  expect(dossier).toBeNull();
  expect(overview).toMatchObject({
    valuationDate: null,
    ages: null,
    rows: others.length + 1,
    participants: others.length,
  });
  expect(overview?.transitionDate).not.toBeNull();
});
