import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adviceReport } from '#output/files/advice/advice-report.ts';
import { consentNote } from '#output/files/consent/consent-note.ts';
import { employeesContent } from '#output/files/document/employees-content.ts';
import { transitionPlan } from '#output/files/plan/transition-plan.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { type TextKey, writtenTexts } from '#output/model/written-texts.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { adviceOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { statutoryExample, withStatutory } from '#test/fixtures/statutory-content.ts';
import { documentLines } from '#test/documents/open-document.ts';
import { type OfficePrograms, startedOffice } from '#test/office-package/office-programs.ts';

let office: OfficePrograms;

beforeAll(async () => {
  office = await startedOffice();
});
afterAll(() => office.close());

const words = (text: string): string => text.replaceAll(/\s+/g, ' ');

it('LibreOffice opens the advice report, with every heading, open place and caption on its pages', async () => {
  const bytes = await adviceOf(await statutoryExample('dcToDc'));
  const printed = words(await office.printedText('adviesrapport.docx', bytes));
  const shown = documentLines(bytes).filter((line) => /^(?:#|\[veld|Tabel \d|Grafiek \d)/.test(line));
  expect(shown.length).toBeGreaterThan(20);
  for (const line of shown) expect(printed).toContain(words(line.replace(/^#+ |^\[veld [^\]]*\] /, '')));
});

/** How many pages LibreOffice prints. */
async function pagesOf(bytes: Uint8Array): Promise<number> {
  const printed = await office.printedText('document.docx', bytes);
  return printed.split('\f').length - 1;
}

const chosen = ({ result, ...content }: OutputContent, choice: 'A' | 'B'): OutputContent => ({
  ...content,
  result: { ...result, chosen: choice },
});

const kinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;

const contents: readonly (readonly [string, () => Promise<OutputContent>])[] = [
  ...kinds.map((kind) => [`the example of kind ${kind}`, () => statutoryExample(kind)] as const),
  ['four participants', () => Promise.resolve(withStatutory(exampleContent(4)))],
  ['three thousand participants', () => Promise.resolve(withStatutory(exampleContent(3000)))],
];

const mostPages = 8;

/** Captions of charts, each with the last conclusion above it. */
function chartsUnderConclusions(bytes: Uint8Array): readonly (readonly [caption: string, conclusion: string])[] {
  const lines = documentLines(bytes).map(words);
  return lines.flatMap((line, at) => {
    const conclusion = lines.slice(0, at).findLast((above) => above.startsWith('» '));
    return /^Grafiek \d/.test(line) && conclusion !== undefined ? [[line, conclusion.slice(2)] as const] : [];
  });
}

describe.each(contents)('printed for %s', (_, contentOf) => {
  it('the advice has at most eight pages in both editions, and the plan as many', async () => {
    const content = chosen(await contentOf(), 'B');
    const made = [
      await adviceReport(content),
      await adviceReport(employeesContent(content)),
      await transitionPlan(content),
    ];
    for (const bytes of made) expect(await pagesOf(bytes)).toBeLessThanOrEqual(mostPages);
  });
});

it.each(kinds)('a chart is on the page of the conclusion above it: %s', async (kind) => {
  const content = chosen(await statutoryExample(kind), 'B');
  for (const bytes of [await adviceReport(content), await transitionPlan(content)]) {
    const pages = (await office.printedText('document.docx', bytes)).split('\f').map(words);
    const charts = chartsUnderConclusions(bytes);
    expect(charts.length).toBeGreaterThan(0);
    for (const [caption, conclusion] of charts)
      expect(pages.find((page) => page.includes(caption))).toContain(conclusion);
  }
});

it('the consent note has at most four pages, also with what the adviser writes in it', async () => {
  const content = chosen(await statutoryExample('dcToDc'), 'A');
  const paragraph = 'De werkgever en de ondernemingsraad hebben hierover overlegd en zijn het eens geworden. '.repeat(
    4,
  );
  const texts = Object.fromEntries(Object.keys(writtenTexts).map((key) => [key as TextKey, paragraph]));
  const final = { by: 'A. de Wit', on: '05-03-2027 10:00' };
  const beside = { variants: [], decisions: [], texts };
  for (const one of [content, { ...content, beside, final }]) {
    expect(await pagesOf(await consentNote(one))).toBeLessThanOrEqual(4);
    expect(await pagesOf(await adviceReport(one))).toBeLessThanOrEqual(mostPages);
  }
});

it('the plan of a scheme in which nothing changes says so in two pages', async () => {
  const { values, tables } = exampleFilling;
  const same = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith('huidig_') ? [[name.replace('huidig_', 'nieuw_'), value]] : [],
    ),
  );
  const filling = {
    ...exampleFilling,
    values: { ...values, ...same, eigen_vlakke_premie: 0.22, compensatie_methode: 'geen', gekozen_keuze: 'B' },
    tables: { ...tables, HuidigeStaffel: [[15, 0.22]] },
  };
  const content = withStatutory(await calculatedContent(filling, 'dcToDc'));
  const plan = await transitionPlan({ ...content, final: { by: 'A. de Wit', on: '05-03-2027 10:00' } });
  expect(documentLines(plan).join('\n')).toContain('elk effect is nul');
  expect(await pagesOf(plan)).toBe(2);
});
