import { describe, it } from 'vitest';
import { expectGolden } from '#test/golden.ts';
import { adviceOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { documentLines } from '#test/documents/open-document.ts';

const kinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;

describe('the advice report, as text', () => {
  it.each(kinds)('says what was agreed for the example of kind %s', async (kind) => {
    const lines = documentLines(await adviceOf(await statutoryExample(kind)));
    expectGolden(`${lines.join('\n')}\n`, `golden/advice-${kind}.txt`, import.meta.url);
  });

  it('says what was agreed for a group too small to show cohorts', async () => {
    const lines = documentLines(await adviceOf(exampleContent(3)));
    expectGolden(`${lines.join('\n')}\n`, 'golden/advice-small.txt', import.meta.url);
  });
});
