import { type GivenKey, givenKeys, type PremiumKey } from '#core/dossier/alternative-key.ts';
import type { PrescribedAlternative } from '#core/statutory/prescribed-alternatives.ts';
import { exactPercentage } from '#office/document/dutch-format.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import type { ToldColumn } from '#output/topics/statutory/published-effects.ts';

const isGiven = (key: PremiumKey): key is GivenKey => givenKeys.some((given) => given === key);

/** "Budgetneutraal vlak": as on every sheet. */
export const alternativeName = ({ key, form }: Pick<PrescribedAlternative, 'key' | 'form'>): string =>
  isGiven(key) ? nameOf({ sort: 'given', key, form }, 'short') : nameOf({ sort: 'answer', key, form }, 'short');

/** "een vlakke premie van 29,7%" */
export const premiumWords = ({ flatPremium }: Pick<PrescribedAlternative, 'flatPremium'>): string =>
  flatPremium === null ? 'een progressieve staffel' : `een vlakke premie van ${exactPercentage(flatPremium)}`;

/** "met compensatie" */
export const compensationName = ({ withCompensation }: Pick<ToldColumn, 'withCompensation'>): string =>
  withCompensation ? 'met compensatie' : 'zonder compensatie';
