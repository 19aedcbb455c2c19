/** One row of the lifecycle: from this many full years before pension on (upward), the return-seeking weight (0-1). */
export interface LifecycleStep {
  readonly yearsToPension: number;
  readonly equityWeight: number;
}

/** What the capital of the current scheme is invested in, where that is not what the new one invests in. */
export interface CurrentProduct {
  /** Its own lifecycle (HuidigeLifecycle); null = that of the assumptions. */
  readonly lifecycle: readonly LifecycleStep[] | null;
  /** Its own cost of investing (huidig_beleggingskosten), a fraction a year; null = that of the assumptions. */
  readonly investmentCost: number | null;
  /** Whether capital built up before the transition keeps lifecycle and cost of this product in the new scheme, or moves (bestaand_kapitaal). */
  readonly existingCapital: 'stays' | 'moves';
}
