import type { LimitName } from '#api/usage-limits.ts';

/** A limit that stands in the way, with what was in use of it before. */
export interface ReachedLimit {
  readonly name: LimitName;
  readonly used: number;
  readonly most: number;
}

/** What is in use of a limit, in Dutch. */
export const dutchLimitsInUse: Record<LimitName, (used: string, most: string) => string> = {
  megabytes: (used, most) => `Nu in gebruik: ${used} van ${most} MB.`,
  openDossiers: (used, most) => `Nu open: ${used} van hoogstens ${most}.`,
  uploadsPerMinute: (used, most) => `In de laatste minuut toegevoegd: ${used} van hoogstens ${most}.`,
};

const dutch = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** The same sentence, as the server says it. */
export const limitInUse = ({ name, used, most }: ReachedLimit): string =>
  dutchLimitsInUse[name](dutch.format(used), dutch.format(most));
