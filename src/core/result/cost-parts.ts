/** What employer cost is made of. EUR; weighted with being in service, not discounted. */
export interface CostParts {
  /** Premium for pension itself, of employer and employees together; at a tariff with the loading that it holds. */
  readonly premium: number;
  /** Loading on the premium for waiver of premium and cost (opslag_premie). */
  readonly loading: number;
  readonly riskPremiums: number;
  readonly costPerParticipant: number;
  /** Indexation that the employer buys at the tariff; 0 in a premium scheme. */
  readonly boughtIndexation: number;
  /** What employees pay of it: taken off. */
  readonly employeeContribution: number;
}

/** The parts in the order in which they are shown, and whether each adds to employer cost or is taken off. */
const signs = {
  premium: 1,
  boughtIndexation: 1,
  loading: 1,
  riskPremiums: 1,
  costPerParticipant: 1,
  employeeContribution: -1,
} as const satisfies Readonly<Record<keyof CostParts, 1 | -1>>;

export const costPartNames = Object.keys(signs) as readonly (keyof CostParts)[];

/** A part as it counts in employer cost, EUR: own contributions are negative. */
export const countedPart = (parts: CostParts, part: keyof CostParts): number => signs[part] * parts[part] + 0;

/** Employer cost of the parts together, EUR. */
export const employerCostOf = (parts: CostParts): number =>
  costPartNames.reduce((sum, part) => sum + countedPart(parts, part), 0);

/** A step of a bridge: by how much this part makes the one employer cost higher (or lower) than the other, EUR. */
export interface BridgeStep {
  readonly part: keyof CostParts;
  readonly amount: number;
}

/**
 * How one employer cost becomes another, part by part: what each part adds, own contributions with the opposite sign.
 * The steps add up to the difference.
 */
export const costBridge = (from: CostParts, to: CostParts): readonly BridgeStep[] =>
  costPartNames.map((part) => ({ part, amount: countedPart(to, part) - countedPart(from, part) }));
