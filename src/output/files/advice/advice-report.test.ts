import { describe, expect, it } from 'vitest';
import { adviceDraft, adviceReport } from '#output/files/advice/advice-report.ts';
import { openFields } from '#output/model/blocks.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { decisionOf } from '#test/fixtures/beside-answer.ts';
import { adviceOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { documentLines, documentParts, mainPart } from '#test/documents/open-document.ts';
import { ownWordProblems } from '#test/office-package/problems.ts';
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

  it('has the entries of its contents in it with their numbers, and no page that a program must fill in first', async () => {
    const xml = mainPart(await adviceOf(exampleContent(60)));
    const [contentsPart = ''] = xml.match(/<w:sdt>(?:(?!<\/w:sdt>).)*Table of Contents.*?<\/w:sdt>/s) ?? [];
    const entries = [...contentsPart.matchAll(/<w:pStyle w:val="TOC1"\/>.*?<\/w:p>/gs)].map(([entry]) =>
      entry.replaceAll('<w:tab/>', ' ').replaceAll(/<w:instrText.*?<\/w:instrText>|<[^>]*>/gs, ''),
    );
    const titles = adviceDraft(exampleContent(60)).chapters.map(({ title }, index) => `${index + 1} ${title}`);
    expect(entries).toEqual(titles);
    expect(contentsPart).toContain('TOC \\h \\n &quot;1-2&quot; \\o &quot;1-2&quot;');
    expect(xml).not.toMatch(/w:dirty="(?:true|1)"|PAGEREF/);
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

  it('gives the reasons that were chosen on screen, and the log of them', async () => {
    const content = exampleContent(60);
    const decision = decisionOf(content, 'B');
    const lines = documentLines(await adviceReport({ ...content, beside: { variants: [], decisions: [decision] } }));
    const text = lines.join('\n');
    for (const line of decision.reason.split('\n')) expect(text).toContain(line);
    expect(lines).toContain('# Vastgelegde keuzes');
    expect(documentLines(await adviceOf(content))).not.toContain('# Vastgelegde keuzes');
    const chosen = adviceDraft({ ...content, beside: { variants: [], decisions: [decision] } }).chapters.flatMap(
      ({ blocks }) => blocks.filter((block) => block.kind === 'text' && block.text.endsWith('met deze reden:')),
    );
    expect(chosen, 'stays on the page of its reasons').toMatchObject([{ look: 'lead' }]);
  });
});
