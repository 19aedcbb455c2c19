import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';

/**
 * Whether the law may allow a scale beside a flat premium of those who enter: the one that can be kept, or that of choice A, which
 * from average pay may be the ambition's.
 */
export const mayKeepScale = (result: Pick<DossierResult, 'grandfathering' | 'alternatives'>): boolean =>
  result.grandfathering.allowed !== 'no' ||
  premiumAlternatives(result).some(({ choice, verdict }) => choice === 'A' && verdict.allowed !== 'no');
