import { describe, expect, it } from 'vitest';
import { profitMeaning } from '#output/topics/people/measures.ts';

describe('what a measure means, beside its figures', () => {
  it('says of netto profijt what it is not, of a premium scheme too', () => {
    expect(profitMeaning('net', { currentKind: 'premium', isAtTariff: false })).toMatch(
      /niet wordt belegd .*hoe hoog de premie ook is.*niet wat deelnemers/,
    );
    for (const [isAtTariff, paid] of [
      [true, 'tarief'],
      [false, 'betaalde premie'],
    ] as const)
      expect(profitMeaning('net', { currentKind: 'averagePay', isAtTariff })).toContain(
        `het verschil tussen ${paid} en marktwaarde, niet wat deelnemers erop vooruitgaan`,
      );
  });
});
