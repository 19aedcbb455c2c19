import { expect, it } from 'vitest';
import type { OutcomeBasis } from '#core/statutory/statutory-outcome.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';
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

it('effects stand on a main slide on the basis of the law only, else a main slide says where they are', async () => {
  const content = await statutoryExample('dcToDc');
  const { outcome } = content.statutory!;
  if (outcome.sort === 'absent') throw new Error('nothing was calculated');
  const { basis } = outcome.effects;
  const sure = { isOld: false, isIllustration: false };
  const curve = { ...basis.curve, isOld: false };
  const told = async (changes: Partial<OutcomeBasis>) => {
    const effects = { ...outcome.effects, basis: { ...basis, curve, set: { ...basis.set, ...sure }, ...changes } };
    const statutory = { ...content.statutory!, outcome: { ...outcome, effects } };
    const deck = openDeck(await deckOf({ ...content, statutory }));
    return deck.sections.map(({ slides }) => {
      const texts = slides.flatMap((number) => paragraphsOf(deck.slides[number - 1]!));
      return [
        texts.find((text) => /^Bij [\d,]+% vlak verandert/.test(text)) ?? null,
        texts.includes('De transitie-effecten zijn illustratief.'),
      ];
    });
  };
  const none = [null, false];
  expect(await told({})).toEqual([[expect.stringMatching(/^Bij 27,7% vlak verandert/), false], none]);
  const illustration = [
    [null, true],
    [expect.stringMatching(/^Bij 27,7% vlak verandert/), false],
  ];
  expect(await told({ curve: { ...curve, isOld: true } })).toEqual(illustration);
  expect(await told({ set: { ...basis.set, ...sure, isOld: true } })).toEqual(illustration);
  expect(await told({ isAsFlexible: true })).toEqual(illustration);
});
