import { describe, expect, test } from 'vitest';
import type { DossierInput, NewContract } from '#core/dossier/dossier.ts';
import { type EffectsQuestion, prescribedEffects } from '#core/transition/prescribed-effects.ts';

type Facts = Parameters<typeof prescribedEffects>[0];

const facts = (kind: DossierInput['current']['kind'], contract: NewContract, more: Partial<Facts> = {}): Facts =>
  ({
    current: { kind },
    next: { contract },
    change: 'transition',
    schemeOn30June2023: kind === 'premium' ? 'premiumWithScale' : 'insuredWithAgeDependentPremium',
    ...more,
  }) as Facts;

const flat: EffectsQuestion = { form: 'flat', permission: null };
const scale = (permitted: 'yes' | 'no' | 'unknown'): EffectsQuestion => ({
  form: 'progressive',
  permission: { permitted },
});

describe('the effects that the law prescribes', () => {
  test('are gross profit from a premium scheme to a contract without reserve, and net profit else', () => {
    for (const contract of ['flexible', 'premiumBenefit'] as const) {
      expect(prescribedEffects(facts('premium', contract), flat).measure).toBe('gross');
      expect(prescribedEffects(facts('averagePay', contract), flat).measure).toBe('net');
    }
    for (const contract of ['flexibleWithReserve', 'solidary'] as const) {
      expect(prescribedEffects(facts('premium', contract), flat)).toEqual({
        measure: 'net',
        article: 'art. 150e lid 1 PW',
      });
    }
    expect(prescribedEffects(facts('premium', 'flexible'), flat).article).toContain('art. 150e lid 3');
  });

  test('of a later change follow the new contract, by art. 220e', () => {
    const later = { change: 'afterGrandfathering' } as const;
    const gross = prescribedEffects(facts('premium', 'flexible', later), flat);
    const net = prescribedEffects(facts('premium', 'flexibleWithReserve', later), flat);
    expect([gross, net]).toEqual([
      { measure: 'gross', article: 'art. 220e lid 3 en 5 PW' },
      { measure: 'net', article: 'art. 220e lid 3 en 4 PW' },
    ]);
  });

  test('of a later change from an average premium are those of the transition: there was no scale to keep', () => {
    const never = { change: 'afterGrandfathering', schemeOn30June2023: 'averagePremium' } as const;
    expect(prescribedEffects(facts('premium', 'flexible', never), flat).article).toContain('150e');
  });

  test('are none beside a kept scale, and the reason says whether it may be kept', () => {
    const reasons = (['yes', 'unknown', 'no'] as const).map((permitted) =>
      prescribedEffects(facts('premium', 'flexible'), scale(permitted)),
    );
    expect(reasons.map((effects) => effects.measure)).toEqual([null, null, null]);
    expect(reasons.map((effects) => 'reason' in effects && effects.reason)).toEqual([
      'keepsScale',
      'mayKeepScale',
      'scaleNotPermitted',
    ]);
    expect(reasons[0]!.article).toBe('art. 150b lid 1 onder c PW');
    expect(reasons[2]!.article).toContain('art. 17');
  });

  test('are none where there was no scheme on 30 June 2023', () => {
    const fresh = { schemeOn30June2023: 'noScheme' } as const;
    expect(prescribedEffects(facts('premium', 'flexible', fresh), flat)).toEqual({
      measure: null,
      reason: 'noEarlierScheme',
      article: 'art. 150b lid 1 onder a PW',
    });
  });
});
