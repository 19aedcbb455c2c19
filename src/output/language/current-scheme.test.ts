import { expect, it } from 'vitest';
import { currentScaleName, hasFlatPremium } from '#output/language/current-scheme.ts';
import { scaleConclusion } from '#output/language/scale.ts';
import { averagePayInput } from '#test/fixtures/average-pay-content.ts';
import { flat } from '#test/fixtures/conclusion-subject.ts';
import { exampleInput, exampleParticipants } from '#test/fixtures/example-scheme.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const rising = exampleInput(exampleParticipants(5));
const level = { ...rising, current: { ...rising.current, scale: flat(0.22) } };

it('one premium for everybody is no scale', () => {
  expect([rising, level].map(hasFlatPremium)).toEqual([false, true]);
  expect([rising, level].map(currentScaleName)).toEqual(['de huidige staffel', 'de huidige premie']);
  const { result } = exampleContent(5);
  expect(scaleConclusion({ input: level, result: { ...result, currentScale: flat(0.22) } })).toMatch(
    /^[\d,]+% vlak geldt op elke leeftijd$/,
  );
});

it('average pay has no premium of its own', () => {
  expect(hasFlatPremium(averagePayInput('scheme', 5))).toBe(false);
});
