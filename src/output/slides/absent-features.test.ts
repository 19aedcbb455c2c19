import { expect, it } from 'vitest';
import type { DossierInput } from '#core/dossier.ts';
import type { OutputContent } from '#output/output-content.ts';
import { averagePayContent, averagePayInput } from '#test/fixtures/average-pay-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { deckText } from '#test/slides/deck-text.ts';

const { openGroup } = averagePayInput('ambition', 2);
const count = 2;

const contentWith = (choices: Partial<DossierInput['assumptions']>): OutputContent => {
  const content = averagePayContent('ambition', count);
  const input: DossierInput = {
    ...content.dossier.input,
    assumptions: { ...content.dossier.input.assumptions, ...choices },
  };
  return { ...content, dossier: { ...content.dossier, input }, result: resultOf(input) };
};

it('speaks of exits and of a pension for a partner only where the dossier has them', async () => {
  const exits = [{ fromAge: 15, value: 0.05 }];
  const withThem = deckText(await deckOf(contentWith({ exits, partnerFraction: 0.7 })));
  expect(withThem).toContain('wie nu deelneemt, zonder instroom, met de ingevulde kansen op uitstroom');
  expect(withThem).toContain('levenslang, met partnerpensioen,');
  const without = deckText(await deckOf(contentWith({ exits: [], partnerFraction: 0 })));
  expect(without).not.toContain('kansen op uitstroom');
  expect(without).not.toContain('vertrekkans');
  expect(without).toContain('wie nu deelneemt, zonder instroom, zonder uitstroom vóór de pensioendatum');
  expect(without).toContain('levenslang, zonder partnerpensioen,');
});

it('marks a scale on both returns where the premium for who is new is above the maximum', async () => {
  const scales = async (entrantPremium: number): Promise<readonly string[]> => {
    const content = averagePayContent('ambition', count, { openGroup: { ...openGroup, entrantPremium } });
    const lines = deckText(await deckOf(content)).split('\n');
    return lines.filter((line) => /rendement: progressieve staffel/.test(line));
  };
  const [allowed, barred] = [await scales(0.2), await scales(0.5)];
  expect([allowed.length, barred.length]).toEqual([2, 2]);
  for (const line of allowed) expect(line).not.toContain('(niet toegestaan)');
  for (const line of barred) expect(line).toContain('progressieve staffel (niet toegestaan)');
});
