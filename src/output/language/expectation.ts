import type { DossierInput } from '#core/dossier/dossier.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';

/**
 * What stands in the same sentence as an expected pension. From an average pay scheme the new pension is hoped for where
 * the old one was promised, and the words say so.
 */
export const expectation = (input: DossierInput): string =>
  isAveragePay(input) ? 'naar verwachting, maar zonder garantie,' : 'naar verwachting';

/** The same within a conclusion, behind a space: of premium schemes, in which both pensions are expected, nothing. */
export const withoutGuarantee = (input: DossierInput): string => (isAveragePay(input) ? ` ${expectation(input)}` : '');
