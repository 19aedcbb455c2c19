import { describe, expect, it } from 'vitest';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { keyFigures } from '#output/topics/choices/key-figures.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { written } from '#test/office-package/output-contents.ts';
import { deckText } from '#test/slides/deck-text.ts';

/** Sheets that repeat what was entered, or explain terms. */
const withoutOutcomes = new Set(['Uitgangspunten']);

/** Who enters is asked for, over one year or more, and nobody is replaced. */
const changes: readonly ((input: DossierInput) => DossierInput['goal'])[] = [
  ({ goal }) => ({ ...goal, group: 'withEntrants', horizon: { kind: 'years', years: 10 } }),
  ({ goal }) => ({ ...goal, group: 'withEntrants', horizon: { kind: 'pensionDate' } }),
];

function withoutEntrants(content: OutputContent, index: number): OutputContent {
  const { input } = content.dossier;
  const changed = {
    ...input,
    goal: changes[index % changes.length]!(input),
    openGroup: { ...input.openGroup, replacement: 0 },
  };
  return { ...content, dossier: { ...content.dossier, input: changed }, result: resultOf(changed) };
}

async function textsOf(content: OutputContent): Promise<readonly string[]> {
  const { sheets } = await written(content);
  const cells = sheets
    .filter(({ name }) => !withoutOutcomes.has(name))
    .flatMap((sheet) => sheet.cells.map(({ value }) => value ?? ''));
  return [...deckText(await deckOf(content)).split('\n'), ...cells];
}

const saysThatPeopleEnter =
  /(?<!als er wel )met nieuwe medewerkers|met instroom|(?<!niet )word(?:t|en) vervangen|is vervangen/i;

describe.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)('with a vervanging of 0%%, in %s', (kind) => {
  const contents = generatedContents(kind, 2).map(withoutEntrants);

  it('no slide and no sheet counts new employees', async () => {
    for (const content of contents) {
      const texts = await textsOf(content);
      expect(texts.filter((text) => saysThatPeopleEnter.test(text))).toEqual([]);
      expect(texts.filter((text) => /\bbij\) \(|\bbij\)\)/.test(text))).toEqual([]);
    }
  }, 60_000);

  it('nor do the figures of the row and the export', () => {
    for (const { dossier, result } of contents) {
      const { choice } = keyFigures({ input: dossier.input, result });
      expect(choice).toMatchObject({ thirtyYears: { hasEntrants: false } });
    }
  });
});
