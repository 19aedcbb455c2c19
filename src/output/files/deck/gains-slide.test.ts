import { expect, it } from 'vitest';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { gainsSection } from '#output/topics/people/gains-section.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { exampleInput, exampleParticipants } from '#test/fixtures/example-scheme.ts';

/** Whether a chart is drawn of so many people, with or without compensation. */
function hasChart(count: number, isCompensated: boolean): boolean {
  const base = exampleInput(exampleParticipants(count));
  const input = isCompensated ? base : ({ ...base, compensation: { ...base.compensation, method: 'none' } } as const);
  const section = gainsSection({ input, result: resultOf(input) });
  if (section === null) throw new Error('nothing is told of those who gain');
  return section.exhibits[0]?.chart !== null;
}

it('groups whose pension stays are a table alone', () => {
  const base = exampleInput(exampleParticipants(60));
  const input = { ...base, compensation: { ...base.compensation, method: 'none' } } as const;
  const result = resultOf(input);
  const { participants } = alternativeOf(result, 'unchanged');
  const { cohorts } = alternativeOf(result, 'unchanged');
  const same = changedAlternatives(result, { budgetNeutralFlat: { participants, cohorts } });
  expect(gainsSection({ input, result: same })?.exhibits[0]?.chart).toBeNull();
  expect(gainsSection({ input, result })?.exhibits[0]?.chart).not.toBeNull();
});

it('one cohort without compensation is a table alone: one bar says no more than the title', () => {
  expect([hasChart(10, false), hasChart(10, true), hasChart(25, false)]).toEqual([false, true, true]);
});

it.each([
  ['dcToDc', false],
  ['dbToDc', true],
  ['ambitionDbToDc', true],
] as const)('says of %s whether a guarantee lapses: %s', async (kind, isSaid) => {
  const { slides } = openDeck(await deckOf(await statutoryExample(kind)));
  const texts = slides.map(paragraphsOf).find((told) => told.includes('Wie gaat voor- of achteruit'))!;
  expect(texts.join(' ').includes('De garantie vervalt voor wat nog wordt opgebouwd.')).toBe(isSaid);
});
