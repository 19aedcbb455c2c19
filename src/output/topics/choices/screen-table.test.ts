import { describe, expect, it } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { inDutch, type Said } from '#output/language/wording.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { screenTable } from '#output/topics/choices/screen-table.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { withFlatPremium } from '#test/fixtures/two-populations.ts';

/** What is said as it stands, in every language: an article of the law, a sign, a year, ages. */
const verbatim = /^(art\. .+|[■▲–]|\d{4}|\d+(–\d+)?|)$/;

const verbatimIn = (part: Said): readonly string[] => {
  if (typeof part === 'string') return [part];
  return 'key' in part ? part.parts.flatMap(verbatimIn) : [];
};

function partsOf(content: OutputContent): readonly Said[] {
  const { lead, columns, rows } = screenTable(subjectOf(content));
  const cells = rows.flatMap((row) => row.cells.flatMap(({ text, small }) => small.concat(text)));
  return [
    ...lead,
    ...columns.map(({ name }) => name),
    ...columns.flatMap(({ premium }) => premium),
    ...rows.flatMap(({ label, now }) => [label, now ?? '']),
    ...cells,
  ];
}

describe('the table of choices', () => {
  it.each(schemeKinds)('of %s holds no words of its own: a screen says it in the language of its reader', (kind) => {
    for (const part of generatedContents(kind, 12).flatMap(partsOf).flatMap(verbatimIn)) expect(part).toMatch(verbatim);
  });

  it('holds none of those with the scale and with a flat premium either', async () => {
    const parts = partsOf(await withFlatPremium(11));
    expect(parts.map(inDutch)).toContain('Pensioen van de 12 met de staffel');
    for (const part of parts.flatMap(verbatimIn)) expect(part).toMatch(verbatim);
  });
});
