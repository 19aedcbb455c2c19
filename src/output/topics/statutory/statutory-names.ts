import type { PrescribedAlternative } from '#core/statutory/prescribed-alternatives.ts';
import { exactPercentage } from '#office/document/dutch-format.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import type { ToldColumn } from '#output/topics/statutory/published-effects.ts';

/** "B Vlak voor iedereen": as everywhere. */
export const alternativeName = (alternative: Pick<PrescribedAlternative, 'key' | 'form' | 'choice'>): string =>
  nameOf(alternative, 'short');

/** "29,7% vlak" */
export const premiumWords = ({ flatPremium }: Pick<PrescribedAlternative, 'flatPremium'>): string =>
  flatPremium === null ? 'een progressieve staffel' : `${exactPercentage(flatPremium)} vlak`;

/** "met compensatie" */
export const compensationName = ({ withCompensation }: Pick<ToldColumn, 'withCompensation'>): string =>
  withCompensation ? 'met compensatie' : 'zonder compensatie';
