import type { Alternative, AlternativeWith, AnswerAlternative, PremiumAlternative } from '#core/result/alternative.ts';
import type { AlternativeKey } from '#core/dossier/alternative-key.ts';

/** Anything that carries alternatives: a result, or a part of one. */
interface WithAlternatives {
  readonly alternatives: readonly Alternative[];
}

interface WithPremiums {
  readonly premiums: readonly PremiumAlternative[];
}

/** The alternative of that key, a choice or not. Throws where a dossier has none: given premiums are not in every dossier. */
export function alternativeOf<Key extends AlternativeKey>(
  { alternatives, premiums = [] }: WithAlternatives & Partial<WithPremiums>,
  key: Key,
): AlternativeWith<Key> {
  const isIt = (alternative: Alternative): boolean => alternative.key === key;
  const found = alternatives.find(isIt) ?? premiums.find(isIt);
  if (found === undefined) throw new Error(`the dossier has no alternative ${key}`);
  return found as AlternativeWith<Key>;
}

/** The four answers, in the order in which they are always shown. */
export const answersOf = ({ premiums }: WithPremiums): readonly AnswerAlternative[] =>
  premiums.filter((premium) => premium.sort === 'answer');

/** The choices A to C: the alternatives that have a premium in the new scheme. */
export const premiumAlternatives = ({ alternatives }: WithAlternatives): readonly PremiumAlternative[] =>
  alternatives.filter((alternative) => alternative.sort !== 'unchanged');
