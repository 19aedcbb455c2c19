import type { Alternative, AlternativeWith, AnswerAlternative, PremiumAlternative } from '#core/result/alternative.ts';
import type { AlternativeKey } from '#core/dossier/alternative-key.ts';

/** Anything that carries alternatives: a result, or a part of one. */
interface WithAlternatives {
  readonly alternatives: readonly Alternative[];
}

/** The alternative of that key. Throws where a dossier has none: given premiums are not in every dossier. */
export function alternativeOf<Key extends AlternativeKey>(
  { alternatives }: WithAlternatives,
  key: Key,
): AlternativeWith<Key> {
  const found = alternatives.find((alternative) => alternative.key === key);
  if (found === undefined) throw new Error(`the dossier has no alternative ${key}`);
  return found as AlternativeWith<Key>;
}

/** The four answers, in the order in which they are always shown. */
export const answersOf = ({ alternatives }: WithAlternatives): readonly AnswerAlternative[] =>
  alternatives.filter((alternative) => alternative.sort === 'answer');

/** The alternatives that have a premium in the new scheme: the answers, and after them the given premiums. */
export const premiumAlternatives = ({ alternatives }: WithAlternatives): readonly PremiumAlternative[] =>
  alternatives.filter((alternative) => alternative.sort !== 'unchanged');
