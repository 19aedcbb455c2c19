import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { DossierResult } from '#core/result/result.ts';

/** Every premium that was solved or given; of a first scheme those that were given, as there is nothing that a solved one keeps equal. */
export const toldPremiums = (
  input: DossierInput,
  { premiums }: Pick<DossierResult, 'premiums'>,
): readonly PremiumAlternative[] =>
  isFirstScheme(input) ? premiums.filter(({ sort }) => sort !== 'answer') : premiums;
