/** How the group can go on: everybody in the current scheme; those in service keep a scale; one flat premium for all. */
export const openGroupPaths = ['unchanged', 'grandfathering', 'flat'] as const;

export type OpenGroupPath = (typeof openGroupPaths)[number];

/** Employer cost of the open group in months T+12k .. T+12k+11, weighted with being in service, not discounted, EUR. */
export interface OpenGroupYear {
  /** k, from 0. */
  readonly index: number;
  /** Calendar year of the first month. */
  readonly year: number;
  /** Expected number in service at the start of the year under the new scheme, and how many of them entered since T. */
  readonly inService: number;
  readonly entrants: number;
  readonly cost: Readonly<Record<OpenGroupPath, number>>;
  /** Cost of compensation, on top of `flat`; 0 when the dossier asks for none. */
  readonly compensation: number;
}

/** The group over thirty years, with exits, retirement and replacement. */
export interface OpenGroupResult {
  /** Flat premium of the entrants; their full-time salary at the level of the valuation date, EUR a year. */
  readonly entrantPremium: number;
  readonly entrySalary: number;
  readonly years: readonly OpenGroupYear[];
  /**
   * Calendar year of the first year in which the cumulative cost of the flat premium with compensation is below that of
   * grandfathering (eerbiedigende werking); null when there is none.
   */
  readonly crossingYear: number | null;
}
