import type { DossierResult } from '#core/result/result.ts';

/** Cost per year of keeping a scale as far as it is a choice, EUR: null where the law does not allow it. */
export const keptScale = ({ openGroup, grandfathering }: DossierResult): readonly number[] | null =>
  grandfathering.allowed === 'no' ? null : openGroup.grandfathering.cost;
