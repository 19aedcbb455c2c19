import { describe, expect, it } from 'vitest';
import { profitMeaning } from '#output/topics/people/measures.ts';

describe('what a measure means, beside its figures', () => {
  it('says of netto profijt what it is not, of a premium scheme too', () => {
    expect(profitMeaning('net', 'premium')).toMatch(
      /niet wordt belegd .*hoe hoog de premie ook is.*niet wat deelnemers/,
    );
    expect(profitMeaning('net', 'averagePay')).toContain('niet wat deelnemers erop vooruitgaan');
  });
});
