import type { NewContract } from '#core/dossier/dossier.ts';

/** Contracts in which participants share risks through a reserve (art. 10a and 10b PW). */
export const hasReserve = (contract: NewContract): boolean =>
  contract === 'solidary' || contract === 'flexibleWithReserve';
