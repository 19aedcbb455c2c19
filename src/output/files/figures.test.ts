import { describe, expect, it } from 'vitest';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { documentFigures } from '#test/documents/document-figures.ts';
import type { Output, Value } from '#test/figures/output-tables.ts';
import { differences, figuresOf, type Outputs, outputsOf } from '#test/figures/same-figures.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { drawnFillings } from '#test/fixtures/drawn-fillings.ts';
import { everythingFilling } from '#test/fixtures/everything-filling.ts';
import { adviceOf, deckOf, workbookOf } from '#test/fixtures/made-files.ts';
import { statutoryExample, withStatutory } from '#test/fixtures/statutory-content.ts';
import { propertyRuns, propertyTime } from '#test/property-runs.ts';
import { shownFigures, unknownFigures } from '#test/slides/shown-figures.ts';
import { workbookFigures } from '#test/slides/workbook-figures.ts';

/** All at once that real employers have, with a cost on contributions that lies on top of the lawful maximum. */
async function everything(kind: SchemeKind): Promise<OutputContent> {
  const { values, tables } = everythingFilling(kind);
  return withStatutory(await calculatedContent({ values: { ...values, nieuw_kosten_op_inleg: 0.04 }, tables }, kind));
}

/** Where an output says another figure than others, and which figures no cell has. */
async function problems(content: OutputContent): Promise<readonly string[]> {
  const cells = workbookFigures(await workbookOf(content));
  return [
    ...differences(await outputsOf(content)),
    ...[shownFigures(await deckOf(content)), documentFigures(await adviceOf(content))]
      .flatMap((places) => unknownFigures(places, cells))
      // The planning counts back to days of which no cell is asked.
      .filter((figure) => !/\d\d-\d\d-\d{4}$/.test(figure)),
  ];
}

describe.each(schemeKinds)('every figure is the same everywhere, and has its cell, in kind %s', (kind) => {
  it('of the example', async () => {
    expect(await problems(await statutoryExample(kind))).toEqual([]);
  });

  it('of an employer with all at once that real employers have', async () => {
    expect(await problems(await everything(kind))).toEqual([]);
  });

  it(
    'of drawn dossiers',
    async () => {
      for (const filling of drawnFillings(kind, propertyRuns(2).numRuns))
        expect(await problems(withStatutory(await calculatedContent(filling, kind)))).toEqual([]);
    },
    propertyTime(60_000),
  );
});

it.each([1, 3])('every figure is the same everywhere, and has its cell, of %d participants', async (count) => {
  const { values, tables } = exampleFilling;
  const few = { values, tables: { ...tables, Deelnemers: tables['Deelnemers']!.slice(0, count) } };
  expect(await problems(withStatutory(await calculatedContent(few)))).toEqual([]);
});

/** What is found where one output says something else. */
function foundIn({ outputs, inFront }: Outputs, medium: string, change: (value: Value) => Value): string {
  const changed = (output: Output): Output => ({
    ...output,
    sentences: output.sentences.map((text) => String(change(text))),
    tables: output.tables.map((table) => ({ ...table, rows: table.rows.map((row) => row.map(change)) })),
  });
  const others = outputs.map((output) => (output.medium === medium ? changed(output) : output));
  return differences({ outputs: others, inFront }).join('\n');
}

/** What is found of each place of an output that says this, when that place alone says something else. */
function foundOfEach(outputs: Outputs, medium: string, says: RegExp, other: string): readonly string[] {
  const found: string[] = [];
  for (let place = 0, seen = 1; place < seen; place += 1) {
    seen = 0;
    const change = (value: Value): Value =>
      typeof value === 'string' && says.test(value) && seen++ === place ? value.replace(says, other) : value;
    found.push(foundIn(outputs, medium, change));
  }
  return found;
}

describe('a figure that differs in one output', () => {
  it('is found by its meaning, wherever it stands', async () => {
    const content = await everything('dcToDc');
    const outputs = await outputsOf(content);
    const { firstYear } = content.result.choices.find(({ key }) => key === 'B')!.cost;
    const amount = (of: number): string => Math.round(of).toLocaleString('nl');
    const firstYears = ['slides', 'advice', 'screen'].map(
      (medium) => [medium, new RegExp(amount(firstYear)), amount(firstYear + 1), 'first year · B'] as const,
    );
    for (const [medium, says, other, meaning] of [
      ...firstYears,
      ['slides', /(?<=Hoogste vlakke premie die mag: \d\d,)\d/, '9', 'highest flat'],
      ['plan', /(?<=die er bovenop mogen, \d\d,)\d/, '9', 'flat maximum with cost'],
      ['screen', /(?<=^17,4% tot )38,2%(?=, naar|$)/, '39,9%', 'highest premium · A'],
      ['advice', /(?<=krijgen )12 (?=van de)/, '21 ', 'less · B'],
    ] as const)
      for (const problem of foundOfEach(outputs, medium, says, other)) expect(problem, medium).toContain(meaning);
    expect(foundIn(outputs, 'workbook', (value) => (value === firstYear ? firstYear + 1 : value))).toContain(
      'first year · B',
    );
  });

  it('is found where its cell is gone', async () => {
    const { outputs, inFront } = await outputsOf(await everything('dcToDc'));
    const told = outputs.filter(({ medium }) => medium !== 'workbook');
    expect(differences({ outputs: told, inFront }).join('\n')).toMatch(/^first year · B: .*, without cell$/m);
  });

  it('is looked for in what is told most', async () => {
    const { outputs, inFront } = await outputsOf(await everything('dcToDc'));
    for (const output of outputs) {
      const meanings = new Set(figuresOf(output, inFront).map(({ meaning }) => meaning));
      const numbers = ['first year · nu', 'thirty years, difference · B', 'own contribution · B', 'less · B'];
      // The cost of the employer and counts are not told to others.
      const ofOthers = {
        plan: ['flat maximum with cost', 'pension, change · B · Samen'],
        'consent note': ['pension, change · B · Samen'],
      };
      const asked = ofOthers[output.medium as keyof typeof ofOthers] ?? numbers;
      expect(
        asked.filter((meaning) => !meanings.has(meaning)),
        output.medium,
      ).toEqual([]);
    }
  });
});
