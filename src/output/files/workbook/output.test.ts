import readXlsxFile from 'read-excel-file/node';
import { nodePacking } from '#server/calculation/node-packing.ts';
import { columnName, definedNames as premiumNames } from '#output/language/defined-names.ts';
import { describe, expect, test } from 'vitest';
import { hiddenSheetNames, sheetNames } from '#output/model/sheet-plan.ts';
import { outputWorkbook } from '#output/files/workbook/output-workbook.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { statutoryExample, withStatutory } from '#test/fixtures/statutory-content.ts';
import { attribute, tagTexts } from '#test/office-package/package-contents.ts';
import { tableRows } from '#test/office-package/table-rows.ts';
import { definedNames, namedValue } from '#test/office-package/workbook-contents.ts';
import { written } from '#test/office-package/output-contents.ts';
import { byKey } from '#test/by-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { answerKeys } from '#core/dossier/alternative-key.ts';

describe('the output workbook', () => {
  test('has the agreed sheets in the agreed order', async () => {
    const workbook = await written(withStatutory(await calculatedContent()));
    expect(workbook.sheets.map(({ name }) => name)).toEqual([...sheetNames, ...hiddenSheetNames]);
  });

  test.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)(
    'of kind %s has at most ten sheets in view',
    async (kind) => {
      const { xml, sheets } = await written(await statutoryExample(kind));
      const inView = tagTexts(xml, 'sheet').filter((text) => attribute(text, 'state') !== 'hidden');
      expect(inView.length).toBeGreaterThan(7);
      expect(inView.length).toBeLessThanOrEqual(10);
      expect(sheets[0]?.name).toBe('Samenvatting');
    },
  );

  test('names every result, and the names lead to the unrounded values', async () => {
    const content = await calculatedContent();
    const { result } = content;
    const workbook = await written(content);
    for (const key of answerKeys) {
      const [answer, name] = [alternativeOf(result, key), premiumNames[key]];
      expect(Number(namedValue(workbook, `${name}_exact`))).toBe(answer.exact);
      expect(Number(namedValue(workbook, `${name}_kosten`))).toBe(answer.cost);
      expect(Number(namedValue(workbook, `${name}_verschil_kosten`))).toBe(answer.costDifference);
      expect(Number(namedValue(workbook, `${name}_verschil_pensioen`))).toBe(answer.pensionDifference);
      expect(namedValue(workbook, `${name}_haalbaar`)).toBe(answer.feasible ? 'ja' : 'nee');
    }
    expect(Number(namedValue(workbook, 'budgetneutraal_vlak_afgerond'))).toBe(
      alternativeOf(result, 'budgetNeutralFlat').practicalScale[0]?.rate,
    );
    expect(Number(namedValue(workbook, 'profijtneutraal_vlak_afgerond'))).toBe(
      alternativeOf(result, 'profitNeutralFlat').practicalScale[0]?.rate,
    );
    expect(namedValue(workbook, 'budgetneutraal_progressief_toegestaan')).toBe('ja');
    expect(namedValue(workbook, 'profijtneutraal_progressief_toegestaan')).toBe('ja');
    expect(Number(namedValue(workbook, 'ongewijzigd_kosten'))).toBe(alternativeOf(result, 'unchanged').cost);
    expect(Number(namedValue(workbook, 'ongewijzigd_pensioen'))).toBe(alternativeOf(result, 'unchanged').pension);
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
    const answers = content.result.premiums.map(({ key }) => columnName(key));
    const own = 5 + 5 * answers.length;
    expect(headers?.slice(0, own)).toEqual([
      'Personeelsnummer',
      'Leeftijd',
      'Pensioengrondslag',
      'Premie huidig',
      'Pensioen huidig',
      ...answers.flatMap((name) =>
        ['Premie', 'Pensioen', 'Verhouding', 'Compensatie %', 'Compensatie EUR'].map((part) => `${part} ${name}`),
      ),
    ]);
    expect(headers?.slice(own)).toEqual([
      'Eigen bijdrage huidig',
      ...answers.map((name) => `Verandering eigen bijdrage ${name}`),
      ...answers
        .filter((name) => name.endsWith('vlak'))
        .flatMap((name) =>
          [
            'Compensatie individueel %',
            'Pensioen na compensatie',
            'Compensatie als salaris, bruto',
            'Dat salaris als pensioen',
          ].map((part) => `${part} ${name}`),
        ),
    ]);
    expect(rows).toHaveLength(content.result.participants.length);
    const { unchanged, profitNeutralProgressive } = byKey(content.result);
    for (const [index, participant] of content.result.participants.entries()) {
      const row = rows[index] ?? [];
      expect(row[0]).toBe(participant.number);
      expect(Number(row[2])).toBe(participant.pensionBase);
      expect(Number(row[4])).toBe(unchanged.participants[index]?.pension);
      expect(Number(row[22])).toBe(profitNeutralProgressive.participants[index]?.ratio);
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
      scales.map(() => alternativeOf(content.result, 'budgetNeutralFlat').exact),
    );
    const [costHeaders, ...costs] = tableRows(workbook, 'ResultaatLasten');
    expect(costHeaders).toEqual([
      'Jaar',
      'Alternatief',
      'Werkgeverslast',
      'Compensatie',
      'Totaal',
      'Verschil werkgeverslast',
    ]);
    expect(costs).toHaveLength(content.result.alternatives.length * content.result.years.length);
    expect(costs[0]).toEqual([
      String(content.result.years[0]?.year),
      'Nu',
      String(alternativeOf(content.result, 'unchanged').years[0]?.cost),
      '0',
      String(alternativeOf(content.result, 'unchanged').years[0]?.cost),
      null,
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
    const unchanged = members.filter((row) => row[2] === 'Nu');
    expect(unchanged.reduce((sum, row) => sum + Number(row[1]), 0)).toBe(content.result.participantCount);
    expect(unchanged.reduce((sum, row) => sum + Number(row[4]), 0)).toBeCloseTo(
      alternativeOf(content.result, 'unchanged').pension,
      6,
    );
  });

  test('is the same byte for byte for the same content', async () => {
    const [one, other] = [await workbookOf(exampleContent()), await outputWorkbook(exampleContent(), nodePacking)];
    expect(Buffer.compare(one, other)).toBe(0);
  });

  test('is read by an independent reader with the same figures', async () => {
    const content = exampleContent();
    const bytes = Buffer.from(await workbookOf(content));
    const sheets = await readXlsxFile(bytes);
    const participants = sheets.find(({ sheet }) => sheet === 'Deelnemers')?.data ?? [];
    const start = participants.findIndex((row) => row[0] === 'Personeelsnummer');
    const rows = participants.slice(start + 1);
    expect(rows.map((row) => row[0])).toEqual(content.result.participants.map(({ number }) => number));
    expect(rows.map((row) => row[4])).toEqual(
      alternativeOf(content.result, 'unchanged').participants.map(({ pension }) => pension),
    );
    const data = sheets.find(({ sheet }) => sheet === 'Gegevens')?.data ?? [];
    const open = data.findIndex((row) => row[0] === 'ResultaatOpenGroep');
    const first = data.slice(open).find((row) => row[1] === 'B Vlak voor iedereen');
    const { premium, compensation } = content.result.choices.find(({ key }) => key === 'B')!.years[0]!;
    expect(first?.slice(2, 5)).toEqual([premium, compensation, premium + compensation]);
  });
});
