import { summarySheet } from '#output/topics/choices/summary-sheet.ts';
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
];

/** Behind them where rights were accrued. */
const agreedOfRights = ['Effect opbouw', 'Vervallen indexatie waarde', 'Vervallen indexatie prijs'];

const agreedPensions = [
  'Pensioen ongewijzigd pessimistisch',
  'Pensioen ongewijzigd verwacht',
  'Pensioen ongewijzigd optimistisch',
  'Pensioen nieuw pessimistisch',
  'Pensioen nieuw verwacht',
  'Pensioen nieuw optimistisch',
];

/** The table with every measure, under that of the effects alone. */
const tableOf = (content: OutputContent): Table => statutoryEffectsSheet(content)!.further!.at(-1)!.table!;

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
    const headers = [...agreed, ...(kind === 'dcToDc' ? [] : agreedOfRights), ...agreedPensions];
    expect(table.columns.slice(0, headers.length).map(({ header }) => header)).toEqual(headers);
    const rows = rowsOf(content).filter((row) => row['Groep'] === 'deelnemers');
    expect(rows.length).toBeGreaterThan(40);
    for (const row of rows) {
      const [effect, before, after] = ['Effect', 'Profijt ongewijzigd', 'Profijt nieuw'].map((name) =>
        Number(row[name]),
      );
      const onNew = Number(row['Effect opbouw'] ?? effect);
      const [lost, saved] = ['waarde', 'prijs'].map((part) => Number(row[`Vervallen indexatie ${part}`] ?? 0));
      expect(onNew).toBeCloseTo(after! - before!, 6);
      expect(effect).toBeCloseTo(onNew - lost! + saved!, 6);
      expect(row['Effect %']).toBeCloseTo(effect! / Number(row['Marktwaarde']), 12);
      expect(row['Effect % toekomst']).toBeCloseTo(onNew / Number(row['Marktwaarde toekomst']), 12);
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

it('indexation that rights lose is in the effect, with its value and its price beside it', async () => {
  const rows = rowsOf(await statutoryExample('dbToDc')).filter((row) => row['Groep'] === 'deelnemers');
  const lapsed = rows.filter((row) => Number(row['Vervallen indexatie waarde']) > 0);
  expect(lapsed.length).toBeGreaterThan(40);
  for (const row of lapsed) {
    expect(Number(row['Vervallen indexatie prijs'])).toBeGreaterThan(0);
    expect(row['Effect']).not.toBe(row['Effect opbouw']);
    expect(row['Vervallen indexatie waarde %']).toBeCloseTo(
      Number(row['Vervallen indexatie waarde']) / Number(row['Marktwaarde']),
      12,
    );
  }
});

const withoutEffects = ({ key, choice, form, flatPremium }: PrescribedAlternative): PrescribedAlternative => ({
  key,
  choice,
  form,
  flatPremium,
  prescribed: { measure: null, reason: 'noEarlierScheme', article: 'art. 150b lid 1 onder a PW' },
});

it('without prescribed effects there is a sentence with the article, and no sheet', async () => {
  const content = await statutoryExample('dcToDc');
  const none: OutputContent = {
    ...content,
    statutory: {
      alternatives: content.statutory!.alternatives.map(withoutEffects),
      outcome: { sort: 'absent', absence: { reason: 'notPrescribed' } },
    },
  };
  expect(statutoryEffectsSheet(none)).toBeNull();
  expect(summarySheet(none).rowsBelow.map(([cell]) => cell?.content)).toContainEqual(
    expect.stringMatching(/geen, want op 30 juni 2023 was er nog geen regeling \(art\. 150b lid 1 onder a PW\)/),
  );
  expect(statutoryConclusion(none)).toMatch(/bij geen van de alternatieven/);
});

it('shows the figures before the long text on what they were calculated with, or with a long table the chart', async () => {
  const content = await statutoryExample('dcToDc');
  const order = (of: OutputContent): readonly unknown[] => {
    const plan = statutoryEffectsSheet(of)!;
    return [plan, ...plan.further!].map(({ rows, charts }) => charts[0]?.title ?? rows[0]?.[0]?.content);
  };
  const [chart, figures, basis, all] = [
    'Transitie-effect per geboortejaar, % van de marktwaarde',
    'Effect in % van de marktwaarde, per geboortejaar',
    'Waarmee de effecten zijn berekend',
    'Alle maten per geboortejaar',
  ];
  expect(order(content)).toEqual([chart, basis, figures, all]);
  const { statutory } = content;
  if (statutory?.outcome.sort !== 'calculated') throw new Error('nothing was calculated');
  const { effects } = statutory.outcome;
  const birthYears = effects.birthYears.slice(0, 24);
  const short = { ...statutory, outcome: { ...statutory.outcome, effects: { ...effects, birthYears } } };
  expect(order({ ...content, statutory: short })).toEqual([chart, figures, basis, all]);
});
