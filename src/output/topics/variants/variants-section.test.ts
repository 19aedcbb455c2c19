import { describe, expect, it } from 'vitest';
import { variantsExhibit } from '#output/topics/variants/variants-section.ts';
import type { CalculatedVariant, OutputContent } from '#output/model/output-content.ts';
import { variantOf } from '#test/fixtures/beside-answer.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';

const example = exampleContent();
const content: OutputContent = { ...example, result: resultOf(example.dossier.input) };
/** A low premium leaves much to compensate: that is in its cost. */
const dear = variantOf(content, 'Duur', { premium: { is: 'flat', rate: 0.1 } });
const cheap = variantOf(content, 'Goedkoop', { premium: { is: 'flat', rate: 0.1 }, compensationMethod: 'none' });

const told = (variants: readonly CalculatedVariant[]) =>
  variantsExhibit({ ...content, beside: { variants, decisions: [] } })?.section;

const named = (variant: CalculatedVariant, name: string): CalculatedVariant => ({ ...variant, name });

const forbidden = (variant: CalculatedVariant): CalculatedVariant => ({
  ...variant,
  card: { ...variant.card!, marks: [{ text: 'Niet toegestaan', tone: 'forbidden' }] },
});

describe('what is concluded of variants beside the answer', () => {
  it('is nothing where none was asked for', () => {
    expect(variantsExhibit(content)).toBeNull();
    expect(told([])).toBeUndefined();
  });

  it('is what a single one costs beside the answer', () => {
    expect(told([cheap])?.conclusion).toMatch(/^Variant Goedkoop kost in \d{4} €\u00A0[\d.]+ minder dan het antwoord$/);
  });

  it('is which of several costs least, without naming one of what is nearly equal', () => {
    expect(told([dear, cheap])?.conclusion).toMatch(/^Van de varianten kost Goedkoop in \d{4} het minst: .* minder /);
    expect(told([cheap, named(cheap, 'Ook')])?.conclusion).toMatch(/^De varianten kosten in \d{4} vrijwel evenveel$/);
    expect(told([cheap, dear, named(cheap, 'Ook')])?.conclusion).toMatch(/kosten Goedkoop en Ook in \d{4} het minst$/);
  });

  it('never praises what the law forbids', () => {
    expect(told([dear, forbidden(cheap)])?.conclusion).toMatch(/^Van de varianten kost Duur /);
    expect(told([forbidden(cheap)])?.conclusion).toBe('Het antwoord en 1 variant naast elkaar');
  });

  it('says which was calculated by another version of the program', () => {
    expect(told([dear])?.notes).toHaveLength(1);
    const [, note] = told([{ ...dear, programVersion: '0.0.9' }])?.notes ?? [];
    expect(note).toContain('Variant Duur is berekend met programmaversie 0.0.9, het antwoord met 0.1.0');
  });
});

describe('the costs as numbers', () => {
  it('are those of the answer and of each variant', () => {
    const costs = variantsExhibit({ ...content, beside: { variants: [cheap, dear], decisions: [] } })!.costs;
    expect(costs.map(({ label }) => label)).toEqual(['Werkgeverslast in 2027', 'Werkgeverslast over 30 jaar']);
    for (const { amounts } of costs) {
      const [own, less, more] = amounts.map((one) => one!.cost);
      expect(less).toBeLessThan(own!);
      expect(more).toBeGreaterThan(own!);
    }
  });
});
