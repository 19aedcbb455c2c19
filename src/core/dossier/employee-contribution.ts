import type { YearMonth } from '#core/calendar/plain-date.ts';

/** What the employee pays, as a fraction of one of three bases. */
export interface EmployeeContribution {
  readonly basis: 'pensionBase' | 'premium' | 'salary';
  readonly rate: number;
}

/** From a month on employees contribute another rate, of the same basis (a row of EigenBijdrage). */
interface ContributionStep {
  readonly from: YearMonth;
  readonly rate: number;
}

/** What employees pay besides: a part of what the premium rate lies above a rate (nieuw_deling_deel, nieuw_deling_boven). */
export interface PremiumSharing {
  readonly part: number;
  readonly above: number;
}

/** The own contribution of the new scheme: `rate` holds before the first step. */
export interface SteppedContribution extends EmployeeContribution {
  /** In the order of their months, none before the transition. Left out: it keeps its rate. */
  readonly steps?: readonly ContributionStep[];
  /** Left out: nothing is shared. */
  readonly sharing?: PremiumSharing;
}
