import { describe, expect, it } from 'vitest';
import type { Logo } from '#office/document/house-style.ts';
import { adviceReport } from '#output/files/advice/advice-report.ts';
import { consentNote } from '#output/files/consent/consent-note.ts';
import { transitionPlan } from '#output/files/plan/transition-plan.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { documentParts, mainPart } from '#test/documents/open-document.ts';
import { ownWordProblems } from '#test/office-package/problems.ts';
import { jpegLogo, pngLogo } from '#test/slides/house-styles.ts';

const keeping = () => {
  const values = { ...exampleFilling.values, gekozen_keuze: 'A' };
  return calculatedContent({ ...exampleFilling, values }, 'dcToDc');
};

const documents = [
  ['advice report', () => statutoryExample('dcToDc'), adviceReport],
  ['transition plan', () => statutoryExample('dcToDc'), transitionPlan],
  ['consent note', keeping, consentNote],
] as const;

const logos: readonly (readonly [string, Logo | null])[] = [
  ['without a logo', null],
  ['with a PNG logo', pngLogo(600, 200)],
  ['with a JPEG logo that is higher than wide', jpegLogo(40, 80)],
];

describe.each(documents)('the %s follows the rules of a Word file', (_, content, document) => {
  it.each(logos)('%s', async (_name, logo) => {
    const made = await content();
    const bytes = await document({ ...made, houseStyle: { ...made.houseStyle, logo } });
    expect(ownWordProblems(bytes)).toEqual([]);
  });
});

it.each(documents)(
  'no empty line stands in the %s: room under a table is that of what follows',
  async (_, content, document) => {
    const text = mainPart(await document(await content()));
    const paragraphs = text.replaceAll(/<w:tbl>.*?<\/w:tbl>/gs, '<w:tbl/>').match(/<w:p>.*?<\/w:p>/gs) ?? [];
    const isEmpty = (paragraph: string): boolean => !/<w:(?:r|fldSimple|hyperlink)[ >]/.test(paragraph);
    expect(paragraphs.slice(0, -1).filter(isEmpty)).toEqual([]);
    expect(text).toMatch(/<\/w:tbl><w:p><w:pPr><w:pStyle w:val="\w+"\/><w:spacing w:before="200"\/>/);
    expect(text).not.toMatch(/<\/w:tbl><w:(?:tbl|sectPr)[ >]/);
  },
);

it.each(documents)('no line of the %s can end within a date', async (_, content, document) => {
  const text = mainPart(await document(await content()));
  expect(text).toMatch(/<w:t xml:space="preserve">[^<]*01<\/w:t><w:noBreakHyphen\/>/);
  expect([...text.matchAll(/<w:t(?: [^>]*)?>[^<]*\d-\d+-\d{4}/g)].map(([found]) => found)).toEqual([]);
});

it.each(documents)('every table of the %s with a heading row says what is in it', async (_, content, document) => {
  const tables = mainPart(await document(await content())).match(/<w:tbl>.*?<\/w:tblPr>/gs) ?? [];
  const headed = tables.filter((table) => table.includes('w:firstRow="true"'));
  expect(headed.length).toBeGreaterThan(3);
  for (const table of headed) expect(table).toMatch(/<w:tblDescription w:val="[^"]{10,}"\/>/);
});

it('a hint stands in the style that Word knows as that of hints', async () => {
  const parts = documentParts(await adviceReport(await statutoryExample('dcToDc')));
  const [, id] = /<w:style w:type="character" w:styleId="(\w+)"><w:name w:val="Placeholder Text"\/>/.exec(
    parts.get('word/styles.xml') ?? '',
  )!;
  const hints = (parts.get('word/document.xml') ?? '').match(/<w:showingPlcHdr\/>.*?<\/w:sdt>/gs) ?? [];
  expect(hints.length).toBe(3);
  for (const hint of hints) expect(hint).toContain(`<w:rStyle w:val="${id}"/>`);
});
