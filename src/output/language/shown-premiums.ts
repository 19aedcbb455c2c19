import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { DossierResult } from '#core/result/result.ts';

/** Every premium solved or given; in a first scheme only those given, since a solved premium keeps nothing equal there. */
export const shownPremiums = (
  input: DossierInput,
  { premiums }: Pick<DossierResult, 'premiums'>,
): readonly PremiumAlternative[] =>
  isFirstScheme(input) ? premiums.filter(({ sort }) => sort !== 'answer') : premiums;
