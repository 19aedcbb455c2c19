import readXlsxFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { answerKeys, type Answer, type DossierResult } from '#core/result.ts';
import type { HouseStyle } from '#contract/house-style.ts';
import { answerNames, columnName } from '#documents/excel/output/alternative-columns.ts';
import { sheetNames } from '#documents/excel/output/sheet-plan.ts';
import { outputWorkbook } from '#documents/excel/output.ts';
import type { OutputContent } from '#documents/output-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { attribute, packageContents, tagTexts } from '#test/office-package/package-contents.ts';
import { ownWorkbookProblems } from '#test/office-package/problems.ts';
import { tableRows } from '#test/office-package/table-rows.ts';
import {
  definedNames,
  namedValue,
  sheetOf,
  workbookContents,
  type WorkbookContents,
} from '#test/office-package/workbook-contents.ts';

const opened = (bytes: Uint8Array): WorkbookContents => workbookContents(packageContents(bytes));
const written = async (content: OutputContent): Promise<WorkbookContents> => opened(await outputWorkbook(content));

const unfeasible = (result: DossierResult): DossierResult => {
  const changed = (answer: Answer): Answer => ({
    ...answer,
    feasible: false,
    shortfall: { amount: 12_345.67, fraction: 0.02 },
  });
  const answers = answerKeys.map((key) => [key, changed(result.answers[key])]);
  const horizons = result.horizons.map(({ years }) => ({ years, closedGroup: null, openGroup: null }));
  return { ...result, horizons, answers: Object.fromEntries(answers) as DossierResult['answers'] };
};

const styled = (content: OutputContent, change: Partial<HouseStyle>): OutputContent => ({
  ...content,
  houseStyle: { ...content.houseStyle, ...change },
});

const named = (content: OutputContent, employerName: string, schemeName: string): OutputContent => ({
  ...content,
  dossier: { ...content.dossier, facts: { ...content.dossier.facts, employerName, schemeName } },
});

const cohorts =
  (count: number) =>
  (result: DossierResult): DossierResult => ({
    ...result,
    cohorts: Array.from({ length: count }, (_, index) => {
      const cohort = result.cohorts[index % result.cohorts.length];
      if (!cohort) throw new Error('the example has no cohorts');
      return { ...cohort, fromAge: 15 + 3 * index, toAge: 17 + 3 * index };
    }),
  });

const emptyCohort = (result: DossierResult): DossierResult => {
  const none = { premium: 0, pension: 0, ratio: null };
  const outcomes = Object.fromEntries(['unchanged', ...answerKeys].map((key) => [key, none]));
  return {
    ...result,
    cohorts: result.cohorts.map((cohort, index) =>
      index === 1 ? { ...cohort, count: 0, outcomes: outcomes as typeof cohort.outcomes } : cohort,
    ),
  };
};

const nobody = (): OutputContent => {
  const content = exampleContent(1);
  const result = { ...content.result, participants: [], cohorts: [], costYears: [], checks: [], participantCount: 0 };
  return { ...content, result };
};

describe('the output workbook', () => {
  test('has the agreed sheets in the agreed order', async () => {
    const workbook = await written(exampleContent());
    expect(workbook.sheets.map(({ name }) => name)).toEqual(sheetNames);
  });

  test('names every result, and the names lead to the unrounded values', async () => {
    const content = await calculatedContent();
    const { result } = content;
    const workbook = await written(content);
    for (const key of answerKeys) {
      const [answer, name] = [result.answers[key], answerNames[key]];
      expect(Number(namedValue(workbook, `${name}_exact`))).toBe(answer.exact);
      expect(Number(namedValue(workbook, `${name}_kosten`))).toBe(answer.cost);
      expect(Number(namedValue(workbook, `${name}_verschil_kosten`))).toBe(answer.costDifference);
      expect(Number(namedValue(workbook, `${name}_verschil_pensioen`))).toBe(answer.pensionDifference);
      expect(namedValue(workbook, `${name}_haalbaar`)).toBe(answer.feasible ? 'ja' : 'nee');
    }
    expect(Number(namedValue(workbook, 'budgetneutraal_vlak_afgerond'))).toBe(
      result.answers.budgetNeutralFlat.practicalScale[0]?.rate,
    );
    expect(Number(namedValue(workbook, 'profijtneutraal_vlak_afgerond'))).toBe(
      result.answers.profitNeutralFlat.practicalScale[0]?.rate,
    );
    expect(namedValue(workbook, 'budgetneutraal_progressief_toegestaan')).toBe('ja');
    expect(namedValue(workbook, 'profijtneutraal_progressief_toegestaan')).toBe('ja');
    expect(Number(namedValue(workbook, 'ongewijzigd_kosten'))).toBe(result.unchanged.cost);
    expect(Number(namedValue(workbook, 'ongewijzigd_pensioen'))).toBe(result.unchanged.pension);
    expect(Number(namedValue(workbook, 'aantal_deelnemers'))).toBe(result.participantCount);
    expect(namedValue(workbook, 'rekenversie')).toBe('0.1.0');
    expect(namedValue(workbook, 'invoer_sha256')).toBe(content.stamp.inputSha256);
  });

  test('gives names only to what an answer has', async () => {
    const names = definedNames(await written(exampleContent()));
    expect(names.has('budgetneutraal_progressief_afgerond')).toBe(false);
    expect(names.has('budgetneutraal_vlak_toegestaan')).toBe(false);
  });

  test('holds a row per participant with premium, pension and ratio of every answer', async () => {
    const content = await calculatedContent();
    const [headers, ...rows] = tableRows(await written(content), 'ResultaatDeelnemers');
    const answers = answerKeys.map(columnName);
    expect(headers?.slice(0, 25)).toEqual([
      'Personeelsnummer',
      'Leeftijd',
      'Pensioengrondslag',
      'Premie huidig',
      'Pensioen huidig',
      ...answers.flatMap((name) =>
        ['Premie', 'Pensioen', 'Verhouding', 'Compensatie %', 'Compensatie EUR'].map((part) => `${part} ${name}`),
      ),
    ]);
    expect(headers?.slice(25)).toEqual([
      'Eigen bijdrage huidig',
      ...answers.map((name) => `Verandering eigen bijdrage ${name}`),
      ...['huidig', ...answers].flatMap((name) => [`Pensioen pessimistisch ${name}`, `Pensioen optimistisch ${name}`]),
      ...answers.map((name) => `Compensatie individueel % ${name}`),
    ]);
    expect(rows).toHaveLength(content.result.participants.length);
    for (const [index, participant] of content.result.participants.entries()) {
      const row = rows[index] ?? [];
      expect(row[0]).toBe(participant.number);
      expect(Number(row[2])).toBe(participant.pensionBase);
      expect(Number(row[4])).toBe(participant.outcomes.unchanged.pension);
      expect(Number(row[22])).toBe(participant.outcomes.profitNeutralProgressive.ratio);
    }
  });

  test('holds scales, yearly cost and cohorts as tables whose sums are those of the result', async () => {
    const content = await calculatedContent();
    const workbook = await written(content);
    const [scaleHeaders, ...scales] = tableRows(workbook, 'ResultaatStaffels');
    expect(scaleHeaders?.slice(0, 5)).toEqual([
      'Vanaf leeftijd',
      'Huidig',
      'Fiscaal maximum',
      'budgetneutraal vlak exact',
      'budgetneutraal vlak praktisch',
    ]);
    expect(scales.map((row) => Number(row[3]))).toEqual(
      scales.map(() => content.result.answers.budgetNeutralFlat.exact),
    );
    const [costHeaders, ...costs] = tableRows(workbook, 'ResultaatLasten');
    expect(costHeaders).toEqual(['Jaar', 'Alternatief', 'Werkgeverslast', 'Compensatie', 'Totaal']);
    expect(costs).toHaveLength(5 * content.result.costYears.length);
    expect(costs[0]).toEqual([
      String(content.result.costYears[0]?.year),
      'Ongewijzigd',
      String(content.result.costYears[0]?.cost.unchanged),
      '0',
      String(content.result.costYears[0]?.cost.unchanged),
    ]);
    const [cohortHeaders, ...members] = tableRows(workbook, 'ResultaatCohorten');
    expect(cohortHeaders?.slice(0, 7)).toEqual([
      'Cohort',
      'Aantal',
      'Alternatief',
      'Premie',
      'Pensioen',
      'Verhouding',
      'Compensatie',
    ]);
    const unchanged = members.filter((row) => row[2] === 'Ongewijzigd');
    expect(unchanged.reduce((sum, row) => sum + Number(row[1]), 0)).toBe(content.result.participantCount);
    expect(unchanged.reduce((sum, row) => sum + Number(row[4]), 0)).toBeCloseTo(content.result.unchanged.pension, 6);
  });

  test('is the same byte for byte for the same content', async () => {
    const [one, other] = [await outputWorkbook(exampleContent()), await outputWorkbook(exampleContent())];
    expect(Buffer.compare(one, other)).toBe(0);
  });

  test('is read by an independent reader with the same figures', async () => {
    const content = exampleContent();
    const bytes = Buffer.from(await outputWorkbook(content));
    const sheets = await readXlsxFile(bytes);
    const participants = sheets.find(({ sheet }) => sheet === 'Deelnemers')?.data ?? [];
    const start = participants.findIndex((row) => row[0] === 'Personeelsnummer');
    const rows = participants.slice(start + 1);
    expect(rows.map((row) => row[0])).toEqual(content.result.participants.map(({ number }) => number));
    expect(rows.map((row) => row[4])).toEqual(
      content.result.participants.map(({ outcomes }) => outcomes.unchanged.pension),
    );
    const scenarios = sheets.find(({ sheet }) => sheet === "Scenario's")?.data ?? [];
    const all = scenarios.filter((row) => row[0] === 'Alle deelnemers');
    expect(all.map((row) => row[3])).toEqual(
      ['unchanged' as const, ...answerKeys].map((key) => content.result.effects.total[key].pensions.pessimistic),
    );
    const years = sheets.find(({ sheet }) => sheet === 'Open groep')?.data ?? [];
    const first = years.find((row) => row[1] === 'Vlakke premie voor iedereen');
    const [year] = content.result.openGroup.years;
    expect(first?.slice(2, 5)).toEqual([year?.cost.flat, year?.compensation, 540_000]);
  });
});

describe('the output workbook is a sound package', () => {
  const cases: readonly (readonly [string, () => OutputContent])[] = [
    ['for an ordinary dossier', () => exampleContent()],
    ['with one participant', () => exampleContent(1)],
    ['without participants', nobody],
    ['with 1,200 participants', () => exampleContent(1_200)],
    ['with one cohort', () => exampleContent(25, cohorts(1))],
    ['with twenty cohorts', () => exampleContent(25, cohorts(20))],
    ['with a cohort without participants', () => exampleContent(25, emptyCohort)],
    ['with answers that are not feasible', () => exampleContent(25, unfeasible)],
    [
      'with long names full of signs',
      () => named(exampleContent(), `B&W <"Zonen"> ${'en Dochters '.repeat(30)}`, "'t Regeling_x0041_je\u0007\uD800"),
    ],
    ['in white and yellow', () => styled(exampleContent(), { primary: 'FFFFFF', accent: 'FFFF00' })],
    ['in black', () => styled(exampleContent(), { primary: '000000', accent: '000000', name: 'A & B' })],
  ];

  test.each(cases)('%s', async (_, content) => {
    expect(ownWorkbookProblems(await outputWorkbook(content()))).toEqual([]);
  });

  test('for a calculated dossier', async () => {
    expect(ownWorkbookProblems(await outputWorkbook(await calculatedContent()))).toEqual([]);
  });
});

const attacks = [
  "=cmd|'/C calc'!A0",
  '=HYPERLINK("http://kwaad.example","klik")',
  '+1+1',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '=1+1";=2',
  '<script>alert(1)</script>',
  ']]>',
  '&lt;f&gt;1&lt;/f&gt;',
  '</t></is></c><c><f>1</f></c>',
  '_x000D_',
  '__proto__',
  'constructor',
];

function attacked(): OutputContent {
  const content = exampleContent(attacks.length);
  const number = (index: number): string => attacks[index] ?? '';
  const warnings = attacks.map((found) => ({
    code: 'VALUE_UNUSUAL' as const,
    severity: 'warning' as const,
    sheet: found,
    cell: 'A1',
    field: found,
    found,
    message: found,
    remedy: found,
  }));
  return {
    ...named(content, attacks[0] ?? '', attacks[1] ?? ''),
    dossier: {
      ...named(content, attacks[0] ?? '', attacks[1] ?? '').dossier,
      warnings,
      fields: attacks.map((value) => ({ name: 'werkgever_naam', value, isDefault: false })),
    },
    result: {
      ...content.result,
      participants: content.result.participants.map((participant, index) => {
        const { age, pensionBase, outcomes } = participant;
        return { number: number(index), age, pensionBase, outcomes };
      }),
    },
  };
}

describe('text that could do harm', () => {
  test('stays text: no formula, no link outside, nothing from it in the structure', async () => {
    const bytes = await outputWorkbook(attacked());
    expect(ownWorkbookProblems(bytes)).toEqual([]);
    const workbook = opened(bytes);
    const isRetraced = (name: string): boolean => name.startsWith('Narekenen');
    const formulas = (sheets: WorkbookContents['sheets']): readonly string[] =>
      sheets.flatMap(({ cells }) => cells.flatMap(({ formula }) => formula ?? []));
    expect(formulas(workbook.sheets.filter(({ name }) => !isRetraced(name)))).toEqual([]);
    const written = formulas(workbook.sheets.filter(({ name }) => isRetraced(name)));
    expect(written.length).toBeGreaterThan(1_000);
    for (const attack of attacks) expect(written.some((formula) => formula.includes(attack))).toBe(false);
    expect(workbook.contents.names.filter((name) => /externalLink|vba|oleObject|connections/i.test(name))).toEqual([]);
  });

  test('is kept as it was written, and marked so that it stays text when someone edits it', async () => {
    const workbook = await written(attacked());
    const [, ...rows] = tableRows(workbook, 'ResultaatDeelnemers');
    expect(rows.map((row) => row[0])).toEqual(attacks);
    const styles = workbook.contents.texts.get('xl/styles.xml') ?? '';
    const formats = tagTexts(/<cellXfs[\s\S]*<\/cellXfs>/.exec(styles)?.[0] ?? '', 'xf');
    const isQuoted = (style: number): boolean => attribute(formats[style] ?? '', 'quotePrefix') === '1';
    const cells = workbook.sheets.flatMap((sheet) => sheet.cells).filter(({ value }) => attacks.includes(value ?? ''));
    expect(cells.length).toBeGreaterThan(3 * attacks.length);
    for (const { value, style } of cells) expect(isQuoted(style), value ?? '').toBe(/^[=+\-@\t\r]/.test(value ?? ''));
  });
});

describe('the sheets', () => {
  test('describe their charts for who cannot see them', async () => {
    const workbook = await written(exampleContent());
    const drawings = [...workbook.contents.texts].filter(([name]) => /drawings\/drawing\d+\.xml$/.test(name));
    expect(drawings).toHaveLength(7);
    for (const [, xml] of drawings) {
      const text = tagTexts(xml, 'cNvPr')[0] ?? '';
      expect(attribute(text, 'descr')?.length).toBeGreaterThan(60);
    }
  });

  test('draw every series from the rows of its own alternative', async () => {
    const workbook = await written(exampleContent());
    const sheet = sheetOf(workbook, 'Lasten per jaar');
    const chart =
      [...workbook.contents.texts].find(([, xml]) => xml.includes('Werkgeverslast per jaar</a:t>'))?.[1] ?? '';
    const series = [...chart.matchAll(/<c:ser>[\s\S]*?<\/c:ser>/g)].map(([text]) => text);
    expect(series).toHaveLength(5);
    for (const text of series) {
      const name = /<c:tx>[\s\S]*?<c:v>([^<]*)<\/c:v>/.exec(text)?.[1] ?? '';
      const [, first = '', last = ''] = /<c:val>[\s\S]*?\$E\$(\d+):\$E\$(\d+)/.exec(text) ?? [];
      const rows = sheet.cells.filter(({ column, row }) => column === 2 && row >= Number(first) && row <= Number(last));
      expect(new Set(rows.map(({ value }) => value))).toEqual(new Set([name]));
    }
  });

  test('mark in Invoer which defaults were kept', async () => {
    const [, ...rows] = tableRows(await written(exampleContent()), 'InvoerVelden');
    expect(rows.find((row) => row[6] === 'loonstijging')?.slice(2, 6)).toEqual([
      'Loonstijging',
      '0.024',
      '% per jaar',
      'standaardwaarde',
    ]);
    expect(rows.find((row) => row[6] === 'peildatum')?.slice(3, 6)).toEqual(['46023', null, 'ingevuld']);
  });

  test('list warnings of the reader and everyone who was left out', async () => {
    const [, ...rows] = tableRows(await written(exampleContent()), 'Meldingen');
    expect(rows.map((row) => row[2])).toEqual(['512000', '9001']);
    expect(rows[1]?.[3]).toBe('Niet meegerekend: bij Meerekenen staat nee.');
  });

  test('say in Samenvatting what remains to be bridged when an answer is not feasible', async () => {
    const workbook = await written(exampleContent(25, unfeasible));
    const texts = sheetOf(workbook, 'Samenvatting')
      .cells.map(({ value }) => value ?? '')
      .join(' ')
      .replaceAll('\u00a0', ' ');
    expect(texts).toContain('Niet haalbaar: er blijft € 12.346 (2,0%) te overbruggen.');
    expect(namedValue(workbook, 'profijtneutraal_vlak_haalbaar')).toBe('nee');
    expect(texts).toContain('niet haalbaar');
  });

  test('carry the version, the fingerprint and the sentence about advice', async () => {
    const workbook = await written(exampleContent());
    const texts = sheetOf(workbook, 'Verantwoording').cells.map(({ value }) => value);
    expect(texts).toContain('Deze berekening is geen advies in de zin van de Wft.');
    expect(texts).toContain('ab'.repeat(32));
    expect(texts).toContain('art. 18a lid 3 Wet LB 1964');
  });
});
