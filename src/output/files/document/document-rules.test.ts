import { describe, expect, it } from 'vitest';
import { adviceDraft, adviceReport } from '#output/files/advice/advice-report.ts';
import { consentDraft, consentNote } from '#output/files/consent/consent-note.ts';
import { employeesContent } from '#output/files/document/employees-content.ts';
import { transitionPlan, transitionPlanDraft } from '#output/files/plan/transition-plan.ts';
import { openFields } from '#output/model/blocks.ts';
import type { Block } from '#output/model/document-draft.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { documentFile } from '#output/writers/docx/document-file.ts';
import type { Logo } from '#office/document/house-style.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { documentLines, documentParts, mainPart } from '#test/documents/open-document.ts';
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
  expect(hints.length).toBe(openFields(adviceDraft(await statutoryExample('dcToDc'))).length);
  for (const hint of hints) expect(hint).toContain(`<w:rStyle w:val="${id}"/>`);
});

const atMostTwoNotes = (blocks: readonly Block[]): boolean =>
  blocks.every((_, place) => {
    const next = blocks.slice(place, place + 3);
    return next.length < 3 || next.some((block) => block.kind !== 'text' || block.look !== 'note');
  });

const drafts = [
  ['advice report', (content: OutputContent) => adviceDraft(content), () => statutoryExample('dbToDc')],
  ['advice report of others', (content: OutputContent) => adviceDraft(employeesContent(content)), keeping],
  ['transition plan', transitionPlanDraft, () => statutoryExample('dcToDc')],
  ['consent note', consentDraft, keeping],
] as const;

describe.each(drafts)('the %s', (_, draftOf, contentOf) => {
  it('has at most two notes under a table, and no word of the program', async () => {
    const draft = draftOf(await contentOf());
    for (const { title, blocks } of draft.chapters) expect([title, atMostTwoNotes(blocks)]).toEqual([title, true]);
    const text = JSON.stringify({
      ...draft,
      chapters: draft.chapters.map(({ blocks }) => blocks.filter(({ kind }) => kind !== 'chart')),
    });
    expect(text).not.toMatch(
      /\bblad \w|[Bb]ron in de werkmap|SHA-256|programmaversie|versie \d|zin van de Wft|gaf akkoord|\b[a-z]+_[a-z]+\b|standaardwaarde/,
    );
    expect(text.split('werkmap')).toHaveLength(2);
  });

  it('has no open place and nothing that is open once it is final, and no heading without text', async () => {
    const content = { ...(await contentOf()), final: { by: 'A. de Wit', on: '05-03-2027 10:00' } };
    const lines = documentLines(await documentFile(draftOf(content), content.houseStyle));
    expect(lines.filter((line) => /^\[veld|\[|CONCEPT|[Cc]oncept|^• Nog |Nog (?:te|op|na) /.test(line))).toEqual([]);
    const isHeading = (line: string | undefined): boolean => line === undefined || line.startsWith('#');
    const under = (place: number): string | undefined => lines.slice(place + 1).find((line) => !line.startsWith('§'));
    const empty = lines.filter((line, place) => line.startsWith('## ') && isHeading(under(place)));
    expect(empty).toEqual([]);
  });
});
