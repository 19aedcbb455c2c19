import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employeesContent } from '#output/files/document/employees-content.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { type TextKey, writtenTexts } from '#output/model/written-texts.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { adviceOf, consentNoteOf, planOf } from '#test/fixtures/made-files.ts';
import { oncePerContent } from '#test/fixtures/once-per-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { statutoryExample, withStatutory } from '#test/fixtures/statutory-content.ts';
import { documentLines } from '#test/documents/open-document.ts';
import { type OfficePrograms, startedOffice } from '#test/office-package/office-programs.ts';

let office: OfficePrograms;

beforeAll(async () => {
  office = await startedOffice();
});
afterAll(() => office.close());

/** The text on each page that LibreOffice prints. What is asked for at the same time goes with one start of it. */
const printedPages = oncePerContent(async (bytes: Uint8Array): Promise<readonly string[]> => {
  const text = await office.printedText('document.docx', bytes);
  return text.split('\f').slice(0, -1);
}, 60);

const pageCounts = async (documents: readonly Promise<Uint8Array>[]): Promise<number[]> =>
  Promise.all(documents.map(async (bytes) => (await printedPages(await bytes)).length));

const words = (text: string): string => text.replaceAll(/\s+/g, ' ');

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

describe.concurrent.each(contents)('printed for %s', (_, contentOf) => {
  it('the advice has at most eight pages in both editions, and the plan as many', async () => {
    const content = chosen(await contentOf(), 'B');
    const made = [adviceOf(content), adviceOf(employeesContent(content)), planOf(content)];
    for (const pages of await pageCounts(made)) expect(pages).toBeLessThanOrEqual(mostPages);
  });
});

describe.concurrent('in LibreOffice', () => {
  it('the advice report opens, with every heading, open place and caption on its pages', async () => {
    const bytes = await adviceOf(await statutoryExample('dcToDc'));
    const printed = words((await printedPages(bytes)).join(' '));
    const shown = documentLines(bytes).filter((line) => /^(?:#|\[veld|Tabel \d|Grafiek \d)/.test(line));
    expect(shown.length).toBeGreaterThan(20);
    for (const line of shown) expect(printed).toContain(words(line.replace(/^#+ |^\[veld [^\]]*\] /, '')));
  });

  it.each(kinds)('a chart is on the page of the conclusion above it: %s', async (kind) => {
    const content = chosen(await statutoryExample(kind), 'B');
    for (const bytes of await Promise.all([adviceOf(content), planOf(content)])) {
      const pages = (await printedPages(bytes)).map(words);
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
    const both = [content, { ...content, beside, final }];
    for (const pages of await pageCounts(both.map(consentNoteOf))) expect(pages).toBeLessThanOrEqual(4);
    for (const pages of await pageCounts(both.map(adviceOf))) expect(pages).toBeLessThanOrEqual(mostPages);
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
    const plan = await planOf({ ...content, final: { by: 'A. de Wit', on: '05-03-2027 10:00' } });
    expect(documentLines(plan).join('\n')).toContain('elk effect is nul');
    expect(await printedPages(plan)).toHaveLength(2);
  });
});
