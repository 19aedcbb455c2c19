import { expect, it } from 'vitest';
import { deckOf } from '#test/fixtures/made-files.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { drawnSlides } from '#test/slides/drawn-deck.ts';

it.each(['dcToDc', 'dbToDc'] as const)('no slide of %s explains columns that it does not have', async (kind) => {
  const slides = drawnSlides(await deckOf(await statutoryExample(kind)));
  const explaining = slides.filter(({ objects }) =>
    objects.some(({ texts }) =>
      texts.some(({ runs }) => /(?:kolom|streep): /i.test(runs.map(({ text }) => text).join(''))),
    ),
  );
  expect(explaining.filter(({ objects }) => objects.every((object) => object.kind !== 'chart'))).toEqual([]);
});
