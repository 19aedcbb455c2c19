import { expect, it } from 'vitest';
import type { PrescribedAlternative } from '#core/statutory/prescribed-alternatives.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { Table } from '#output/model/table.ts';
import { statutoryConclusion, statutoryEffectsSheet } from '#output/topics/statutory/statutory-effects-sheet.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';

/** The columns that programs find, in their order. */
const agreed = [
  'Geboortejaar',
  'Groep',
  'Aantal',
  'Alternatief',
  'Compensatie',
  'Maatstaf',
  'Profijt ongewijzigd',
  'Profijt nieuw',
  'Effect',
  'Effect %',
  'Effect % toekomst',
  'Pensioen ongewijzigd pessimistisch',
  'Pensioen ongewijzigd verwacht',
  'Pensioen ongewijzigd optimistisch',
  'Pensioen nieuw pessimistisch',
  'Pensioen nieuw verwacht',
  'Pensioen nieuw optimistisch',
];

/** The table with every measure, under that of the effects alone. */
const tableOf = (content: OutputContent): Table => statutoryEffectsSheet(content).further!.at(-1)!.table!;

/** The rows of the table by the names of their columns. */
function rowsOf(content: OutputContent): readonly Readonly<Record<string, unknown>>[] {
  const table = tableOf(content);
  return table.rows.map((row) => Object.fromEntries(table.columns.map(({ header }, at) => [header, row[at]])));
}

it.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)(
  'the table of %s has the agreed columns, and adds up',
  async (kind) => {
    const content = await statutoryExample(kind);
    const table = tableOf(content);
    expect(table.name).toBe('ResultaatTransitieEffecten');
    expect(table.columns.slice(0, agreed.length).map(({ header }) => header)).toEqual(agreed);
    const rows = rowsOf(content).filter((row) => row['Groep'] === 'deelnemers');
    expect(rows.length).toBeGreaterThan(40);
    for (const row of rows) {
      const [effect, before, after] = ['Effect', 'Profijt ongewijzigd', 'Profijt nieuw'].map((name) =>
        Number(row[name]),
      );
      expect(effect).toBeCloseTo(after! - before!, 6);
      expect(row['Effect %']).toBeCloseTo(effect! / Number(row['Marktwaarde']), 12);
      expect(row['Effect % toekomst']).toBeCloseTo(effect! / Number(row['Marktwaarde toekomst']), 12);
      expect(row['Maatstaf']).toBe(kind === 'dcToDc' ? 'bruto' : 'netto');
      expect(row['Bedragen van']).toBe(Number(row['Aantal']) < 10 ? 'één maatmens' : 'alle deelnemers');
    }
    expect(new Set(rows.map((row) => row['Alternatief']))).not.toContain('Budgetneutraal progressief');
    expect(new Set(rows.map((row) => row['Compensatie']))).toEqual(new Set(['zonder', 'met']));
  },
);

it('who left and who has a pension stand there with no effect', async () => {
  const row = rowsOf(await statutoryExample('dcToDc')).at(-1)!;
  expect(row).toMatchObject({
    Groep: 'gewezen en gepensioneerden',
    Maatstaf: 'geen',
    Effect: 0,
    'Effect %': 0,
    Aantal: null,
  });
});

it('indexation that rights lose has columns where the employer pays it, and stands in no effect', async () => {
  const headers = async (kind: 'dcToDc' | 'dbToDc') =>
    tableOf(await statutoryExample(kind)).columns.map(({ header }) => header);
  expect(await headers('dcToDc')).not.toContain('Verlies indexatie');
  expect(await headers('dbToDc')).toEqual(expect.arrayContaining(['Verlies indexatie', 'Verlies indexatie %']));
});

const withoutEffects = ({ key, form, flatPremium }: PrescribedAlternative): PrescribedAlternative => ({
  key,
  form,
  flatPremium,
  prescribed: { measure: null, reason: 'noEarlierScheme', article: 'art. 150b lid 1 onder a PW' },
});

it('without prescribed effects there is a sentence with the article, and no table', async () => {
  const content = await statutoryExample('dcToDc');
  const none: OutputContent = {
    ...content,
    statutory: {
      alternatives: content.statutory!.alternatives.map(withoutEffects),
      outcome: { sort: 'absent', absence: { reason: 'notPrescribed' } },
    },
  };
  const { table, charts, rows } = statutoryEffectsSheet(none);
  expect([table, charts]).toEqual([null, []]);
  expect(rows.flat().map((cell) => cell?.content)).toContainEqual(
    expect.stringMatching(/geen, want op 30 juni 2023 was er nog geen regeling \(art\. 150b lid 1 onder a PW\)/),
  );
  expect(statutoryConclusion(none)).toMatch(/bij geen van de alternatieven/);
});

it('shows the figures before the long text on what they were calculated with, or with a long table the chart', async () => {
  const content = await statutoryExample('dcToDc');
  const order = (of: OutputContent): readonly unknown[] => {
    const plan = statutoryEffectsSheet(of);
    return [plan, ...plan.further!].map(({ rows, charts }) => charts[0]?.title ?? rows[0]?.[0]?.content);
  };
  const [chart, figures, basis, all] = [
    'Transitie-effect per geboortejaar, % van de marktwaarde',
    'Effect in % van de marktwaarde, per geboortejaar',
    'Waarmee de effecten zijn berekend',
    'Alle maten per geboortejaar',
  ];
  expect(order(content)).toEqual([chart, figures, basis, all]);
  const { statutory } = content;
  if (statutory?.outcome.sort !== 'calculated') throw new Error('nothing was calculated');
  const { effects } = statutory.outcome;
  const birthYears = [...effects.birthYears, ...effects.birthYears];
  const many = { ...statutory, outcome: { ...statutory.outcome, effects: { ...effects, birthYears } } };
  expect(order({ ...content, statutory: many })).toEqual([chart, basis, figures, all]);
});

it('sums all participants only where no model person stands among them', async () => {
  const content = await statutoryExample('dcToDc');
  const texts = (of: OutputContent) =>
    statutoryEffectsSheet(of)
      .further!.flatMap(({ rowsBelow }) => rowsBelow.flat())
      .map((cell) => cell?.content);
  expect(texts(content)).not.toContain('Alle deelnemers samen');
  const { statutory } = content;
  if (statutory?.outcome.sort !== 'calculated') throw new Error('nothing was calculated');
  const { effects } = statutory.outcome;
  const birthYears = effects.birthYears.map((year) => ({ ...year, isModelPerson: false }));
  const participants: OutputContent = {
    ...content,
    statutory: { ...statutory, outcome: { sort: 'calculated', effects: { ...effects, birthYears } } },
  };
  const sum = birthYears.reduce((total, { figures }) => total + figures!.alternatives[0]!.effect, 0);
  expect(texts(participants)).toContain('Alle deelnemers samen');
  expect(texts(participants)).toContainEqual(expect.closeTo(sum, 6));
});
