import { expect, it } from 'vitest';
import { exampleResult } from '#e2e/example-results.ts';
import { exampleSlides } from '#web/features/house-style/example-slides.ts';
import { slideTextsOf } from '#output/model/slide-texts.ts';

it('the preview without a report of one’s own says what the program says of the example dossier', async () => {
  expect(slideTextsOf(await exampleResult('dcToDc'))).toEqual(exampleSlides);
});
