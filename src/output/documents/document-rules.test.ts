import { describe, expect, it } from 'vitest';
import type { Logo } from '#office/document/house-style.ts';
import { adviceReport } from '#output/documents/advice/advice-report.ts';
import { consentNote } from '#output/documents/consent/consent-note.ts';
import { dataReport } from '#output/documents/data-report/data-report.ts';
import { transitionPlan } from '#output/documents/transition-plan/transition-plan.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { ownWordProblems } from '#test/office-package/problems.ts';
import { jpegLogo, pngLogo } from '#test/slides/house-styles.ts';

const keeping = () => {
  const values = { ...exampleFilling.values, gekozen_alternatief: 'budgetneutraal progressief' };
  return calculatedContent({ ...exampleFilling, values }, 'dcToDc');
};

const documents = [
  ['advice report', () => statutoryExample('dcToDc'), adviceReport],
  ['transition plan', () => statutoryExample('dcToDc'), transitionPlan],
  ['consent note', keeping, consentNote],
  ['report on the data', () => statutoryExample('dbToDc'), dataReport],
] as const;

const logos: readonly (readonly [string, Logo | null])[] = [
  ['without a logo', null],
  ['with a PNG logo', pngLogo(600, 200)],
  ['with a JPEG logo that is higher than wide', jpegLogo(40, 80)],
];

describe.each(documents)('the %s follows the rules of a Word file', (_, content, document) => {
  it.each(logos)('%s', async (_name, logo) => {
    const made = await content();
    const bytes = await document({ ...made, houseStyle: { ...made.houseStyle, logo } });
    expect(ownWordProblems(bytes)).toEqual([]);
  });
});
