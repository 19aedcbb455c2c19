import type { DossierResult } from '#core/result/result.ts';

/** In whose prices pensions are told: without the rise of prices after the valuation date. "in prijzen van 2026". */
export const pricesOf = ({ valuationDate }: Pick<DossierResult, 'valuationDate'>): string =>
  `in prijzen van ${valuationDate.year}`;
