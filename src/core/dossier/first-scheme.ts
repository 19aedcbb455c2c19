import type { DossierInput } from '#core/dossier/dossier.ts';

/**
 * Whether a dossier is about the first scheme of all: there was none on 30 June 2023, and nobody pays a premium now. There is nothing to
 * keep equal, and nobody gains or loses by it.
 */
export const isFirstScheme = ({
  schemeOn30June2023,
  current,
}: Pick<DossierInput, 'schemeOn30June2023' | 'current'>): boolean =>
  schemeOn30June2023 === 'noScheme' &&
  current.kind === 'premium' &&
  current.scale.length > 0 &&
  current.scale.every(({ rate }) => rate === 0);
