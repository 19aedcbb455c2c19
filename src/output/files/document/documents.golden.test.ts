import { describe, it } from 'vitest';
import { employeesContent } from '#output/files/document/employees-content.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { expectGolden } from '#test/golden.ts';
import { adviceOf, consentNoteOf, planOf } from '#test/fixtures/made-files.ts';
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

describe('the advice report for others than the employer, as text', () => {
  it('says what was agreed for the example', async () => {
    const lines = documentLines(await adviceOf(employeesContent(await statutoryExample('dcToDc'))));
    expectGolden(`${lines.join('\n')}\n`, 'golden/advice-employees.txt', import.meta.url);
  });
});

describe('the documents that the law asks for, as text', () => {
  it.each(kinds)('say what was agreed in the transition plan of the example of kind %s', async (kind) => {
    const lines = documentLines(await planOf(await statutoryExample(kind)));
    expectGolden(`${lines.join('\n')}\n`, `golden/transition-plan-${kind}.txt`, import.meta.url);
  });

  it.each([
    ['A', 'golden/consent-note.txt'],
    ['B', 'golden/consent-note-flat.txt'],
  ])('say what was agreed in the consent note of choice %s', async (gekozen_keuze, name) => {
    const values = { ...exampleFilling.values, gekozen_keuze };
    const lines = documentLines(await consentNoteOf(await calculatedContent({ ...exampleFilling, values }, 'dcToDc')));
    expectGolden(`${lines.join('\n')}\n`, name, import.meta.url);
  });
});
