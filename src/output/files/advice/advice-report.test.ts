import { describe, expect, it } from 'vitest';
import { adviceDraft, adviceReport } from '#output/files/advice/advice-report.ts';
import { employeesContent } from '#output/files/document/employees-content.ts';
import { openFields } from '#output/model/blocks.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { decisionOf } from '#test/fixtures/beside-answer.ts';
import { adviceOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { documentLines, documentParts, mainPart } from '#test/documents/open-document.ts';
import { ownWordProblems } from '#test/office-package/problems.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { difficultContent } from '#test/slides/difficult-content.ts';
import { houseStyles } from '#test/slides/house-styles.ts';

const contents: readonly (readonly [string, OutputContent])[] = [
  ['a premium scheme', exampleContent(60)],
  ['a guarantee', averagePayContent('scheme', 40)],
  ['long names and a logo', { ...difficultContent(), houseStyle: houseStyles[2]![1] }],
  ['one participant', exampleContent(1)],
];

describe('the advice report', () => {
  it.each(contents)('of %s is a sound package', async (_, content) => {
    expect(ownWordProblems(await adviceOf(content))).toEqual([]);
  });

  it('is the same bytes for the same content', async () => {
    const content = { ...exampleContent(60), houseStyle: houseStyles[1]![1] };
    expect(await adviceReport(content)).toEqual(await adviceReport(content));
  });

  it('lists every open place in front, and leads to it', async () => {
    const content = exampleContent(60);
    const fields = openFields(adviceDraft(content));
    const xml = mainPart(await adviceOf(content));
    expect(fields.map(({ id }) => id)).toContain('advies');
    for (const { id, name } of fields) {
      expect(xml.indexOf(`w:anchor="veld_${id}"`)).toBeLessThan(xml.indexOf('<w:pStyle w:val="Heading1"/>'));
      expect(xml).toContain(`<w:alias w:val="${name}"/><w:tag w:val="${id}"/>`);
    }
  });

  it('keeps what the adviser writes for the employer out of the edition for others', () => {
    const texts = { advies: 'Kies B: dat kost € 12.345 meer.', risicos: 'De kosten stijgen tot € 23.456.' };
    const content = { ...exampleContent(60), beside: { variants: [], decisions: [], texts } };
    const told = (of: OutputContent): readonly boolean[] =>
      Object.values(texts).map((text) => JSON.stringify(adviceDraft(of).chapters).includes(text));
    expect(told(content)).toEqual([true, true]);
    expect(told(employeesContent(content))).toEqual([false, false]);
  });

  it('says above every page that it is a concept, until it was marked final', async () => {
    const header = (bytes: Uint8Array) => documentParts(bytes).get('word/header1.xml');
    expect(header(await adviceOf(exampleContent(60)))).toContain('CONCEPT');
    const final = { by: 'A. de Wit', on: '05-03-2027 10:00' };
    expect(header(await adviceReport({ ...exampleContent(60), final }))).not.toContain('CONCEPT');
  });

  it('says that its amounts are rounded, so that nobody counts on a sum to the euro', async () => {
    expect(documentLines(await adviceOf(exampleContent(60))).join('\n')).toMatch(
      /in hele euro’s en gerekend zonder afronding: een som of verschil kan daardoor een paar euro afwijken/,
    );
  });

  it('gives what was decided last with its reasons, and leaves the log of decisions to the workbook', async () => {
    const content = exampleContent(60);
    const decision = decisionOf(content, 'B');
    const earlier = { ...decision, reason: 'Een eerdere gedachte' };
    const draft = adviceDraft({ ...content, beside: { variants: [], decisions: [decision, earlier] } });
    const text = JSON.stringify(draft);
    for (const line of decision.reason.split('\n')) expect(text).toContain(JSON.stringify(line).slice(1, -1));
    expect(text).not.toMatch(/Een eerdere gedachte|programmaversie/);
    const lead = draft.chapters.flatMap(({ blocks }) =>
      blocks.filter((block) => block.kind === 'text' && block.text.endsWith('met deze reden:')),
    );
    expect(lead, 'stays on the page of its reasons').toMatchObject([{ look: 'lead' }]);
    expect(JSON.stringify(adviceDraft(content))).not.toContain('met deze reden:');
  });

  it('is about the choice that was made: the others stand in the table of choices alone', async () => {
    const content = await statutoryExample('dcToDc');
    for (const [chosen, other] of [
      ['A', 'Vlak voor iedereen'],
      ['B', 'Staffel houden'],
    ] as const) {
      const { chapters } = adviceDraft({ ...content, result: { ...content.result, chosen } });
      const [first, ...later] = chapters.map((chapter) => JSON.stringify(chapter));
      expect(first).toContain(other);
      expect(later.filter((chapter) => chapter.includes(other))).toEqual([]);
    }
  });
});
