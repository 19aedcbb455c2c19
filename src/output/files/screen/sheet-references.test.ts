import { expect, it } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { hiddenSheetNames, sheetNames } from '#output/model/sheet-plan.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const reference = new RegExp(`\\b(blad|bladen) (${[...sheetNames, ...hiddenSheetNames].join('|')})\\b`);

/** Every text but those behind "Waar komt dit vandaan?". */
function textsIn(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === 'source' ? [] : textsIn(value)));
}

const leavingOut = (content: OutputContent): OutputContent => ({
  ...content,
  result: { ...content.result, excluded: [{ number: '7', reason: 'notCounted' }] },
});

it.each([
  ['the example', [leavingOut(exampleContent(25)), leavingOut(exampleContent(4)), averagePayContent('scheme', 25)]],
  ...schemeKinds.map((kind) => [kind, generatedContents(kind, 4)] as const),
] as const)('the results page of %s names no sheet of a workbook that its reader may not have', (_, contents) => {
  for (const content of contents)
    for (const text of textsIn(screenResult(content))) expect(text).not.toMatch(reference);
});
