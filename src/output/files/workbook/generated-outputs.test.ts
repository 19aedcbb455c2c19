import { columnName } from '#output/language/defined-names.ts';
import { nameIn } from '#output/language/alternative-name.ts';
import { describe, expect, test } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { accessibilityProblems } from '#test/office-package/accessibility.ts';
import { linkedFigureProblems } from '#test/office-package/linked-figures.ts';
import { printProblems } from '#test/office-package/print-rules.ts';
import { ownWorkbookProblems } from '#test/office-package/problems.ts';
import { tableRecords } from '#test/office-package/table-rows.ts';
import { propertyRuns, propertyTime } from '#test/property-runs.ts';
import { definedNames, namedValue, openedWorkbook } from '#test/office-package/workbook-contents.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import type { AlternativeKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';

type Row = Readonly<Record<string, string | null>>;

const sumOf = (rows: readonly Row[], header: string): number =>
  rows.reduce((sum, row) => sum + Number(row[header] ?? 0), 0);

/** Beside a scale compensation is not applicable: nothing. */
const compensationOf = ({ Compensatie: text }: Row): number => (text === 'n.v.t.' ? 0 : Number(text));

/** Differences between sums and totals, as sentences: a test tells them all at once. */
function sumProblems({ result }: OutputContent, bytes: Uint8Array): readonly string[] {
  const workbook = openedWorkbook(bytes);
  const problems: string[] = [];
  const same = (what: string, parts: number, whole: number): void => {
    if (!(Math.abs(parts - whole) <= 1e-9 * Math.max(1, Math.abs(whole)))) problems.push(`${what}: ${parts}, ${whole}`);
  };
  const table = (name: string): readonly Row[] => tableRecords(workbook, name);
  const of = (rows: readonly Row[], key: AlternativeKey): readonly Row[] =>
    rows.filter((row) => row['Alternatief'] === nameIn(result, key, 'short'));
  const [people, cohorts, years] = [table('ResultaatDeelnemers'), table('ResultaatCohorten'), table('ResultaatLasten')];
  const compensated = result.compensation === null ? [] : table('ResultaatCompensatie');
  const perYear = result.compensation === null ? [] : table('ResultaatCompensatieJaren');
  same('people', people.length, Number(namedValue(workbook, 'aantal_deelnemers')));
  same('pension now', sumOf(people, 'Pensioen huidig'), Number(namedValue(workbook, 'ongewijzigd_pensioen')));
  for (const { key, pension } of premiumAlternatives(result)) {
    const name = columnName(key);
    same(`pension ${key}`, sumOf(people, `Pensioen ${name}`), pension);
    same(`pension of cohorts ${key}`, sumOf(of(cohorts, key), 'Pensioen'), pension);
    same(`premium ${key}`, sumOf(people, `Premie ${name}`), sumOf(of(cohorts, key), 'Premie'));
    same(
      `compensation ${key}`,
      sumOf(of(compensated, key), 'Compensatie totaal'),
      sumOf(of(perYear, key), 'Kosten werkgever'),
    );
    // Compensation may go on after the last year of cost that is shown.
    for (const year of of(years, key)) {
      const paid = of(perYear, key).filter((row) => row['Jaar'] === year['Jaar']);
      same(`compensation in ${year['Jaar']} ${key}`, sumOf(paid, 'Kosten werkgever'), compensationOf(year));
    }
  }
  for (const row of [...years, ...table('ResultaatOpenGroep')])
    same(`year ${row['Jaar']}`, Number(row['Werkgeverslast']) + compensationOf(row), Number(row['Totaal']));
  return problems;
}

/** Names that every workbook has, whatever its kind. */
const agreedNames = [
  ...[
    'budgetneutraal_vlak',
    'budgetneutraal_progressief',
    'profijtneutraal_vlak',
    'profijtneutraal_progressief',
  ].flatMap((answer) =>
    ['exact', 'kosten', 'verschil_kosten', 'verschil_pensioen', 'haalbaar'].map((part) => `${answer}_${part}`),
  ),
  'budgetneutraal_vlak_afgerond',
  'profijtneutraal_vlak_afgerond',
  'budgetneutraal_progressief_toegestaan',
  'profijtneutraal_progressief_toegestaan',
  'ongewijzigd_kosten',
  'ongewijzigd_pensioen',
  'aantal_deelnemers',
  'rekenversie',
  'invoer_sha256',
];

const outputs = propertyRuns(2).numRuns;

describe.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)('workbooks of generated dossiers of kind %s', (kind) => {
  test(
    'have totals that are the sums of their parts, links to the same figures, every agreed name, and no problems',
    async () => {
      for (const content of generatedContents(kind, outputs)) {
        const bytes = await workbookOf(content);
        expect(sumProblems(content, bytes)).toEqual([]);
        expect(ownWorkbookProblems(bytes)).toEqual([]);
        expect(accessibilityProblems(bytes)).toEqual([]);
        expect(printProblems(bytes)).toEqual([]);
        expect(linkedFigureProblems(bytes, 'De vier premies')).toEqual([]);
        const workbook = openedWorkbook(bytes);
        const names = definedNames(workbook);
        expect(agreedNames.filter((name) => !names.has(name) || namedValue(workbook, name) === null)).toEqual([]);
      }
    },
    propertyTime(120_000),
  );
});

test('a total that is not the sum of its parts is found', async () => {
  const [content] = generatedContents('dcToDc', 1);
  if (!content) throw new Error('nothing was generated');
  const { pension } = alternativeOf(content.result, 'unchanged');
  const wrong = {
    ...content,
    result: changedAlternatives(content.result, { unchanged: { pension: pension + 1 } }),
  };
  expect(sumProblems(wrong, await workbookOf(wrong)).length).toBeGreaterThan(0);
});
