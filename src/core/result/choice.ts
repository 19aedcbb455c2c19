import type { ChoiceKey, PremiumKey } from '#core/dossier/alternative-key.ts';

/** Employer cost in the two periods for which every choice is shown, EUR. */
export interface TwoNumbers {
  /** Months T..T+11, weighted with being in service, not discounted. */
  readonly firstYear: number;
  /** 360 months from T, of those in service and of those hired later, weighted and discounted to T. */
  readonly thirtyYears: number;
}

/** Cost in months T+12k .. T+12k+11 of those in service and of those hired later, weighted, not discounted, EUR. */
export interface ChoiceYear {
  readonly premium: number;
  readonly compensation: number;
  /** At the start of the year, not weighted. */
  readonly oneOff: number;
}

/**
 * How many participants have more than 0.5% more expected pension than in the current scheme, within that, and less: before
 * compensation; and less after what is paid as pension premium.
 */
export interface ChoicePeople {
  readonly more: number;
  readonly same: number;
  readonly less: number;
  readonly lessAfterCompensation: number;
}

/** Who has which premium now, where that differs: those with the scale, and those hired since the flat premium began. */
export interface ChoicePopulations {
  readonly withScale: ChoicePeople;
  readonly withFlat: ChoicePeople;
}

/** What an employer can decide: a premium for those who take part, another or the same for those hired later. */
export interface Choice {
  readonly key: ChoiceKey;
  /** The alternative that those who take part have. */
  readonly premium: PremiumKey;
  /** Flat premium of those hired later. */
  readonly entrantPremium: number;
  /** With compensation and one-off costs, whatever eenmalig_meetellen says; and minus that of the current scheme for everybody. */
  readonly cost: TwoNumbers;
  readonly difference: TwoNumbers;
  /** The parts of `cost` that are compensation and one-off costs. */
  readonly compensation: TwoNumbers;
  readonly oneOff: TwoNumbers;
  /** Sum of the own contributions in months T..T+11, EUR. */
  readonly ownContribution: number;
  /** Thirty years. */
  readonly years: readonly ChoiceYear[];
  readonly people: ChoicePeople;
  /** Of the two populations apart; null where everybody has one scheme. */
  readonly populations: ChoicePopulations | null;
}

/** Everybody in the current scheme, who is hired later too: a comparison, no choice. */
export interface CurrentCost {
  readonly cost: TwoNumbers;
  readonly ownContribution: number;
}

/** Cost of a flat premium for all with its compensation, discounted, with those hired later, without one-off costs. */
export interface FlatCost {
  readonly rate: number;
  readonly premium: number;
  readonly compensation: number;
}

/**
 * Cost by flat premium over 10 or 30 years, from the practical budget-neutral premium up to the highest lawful one
 * (laagste_kosten_vlak), and the lowest of them.
 */
export interface CostByFlat {
  readonly years: 10 | 30;
  /** By rising premium; the first is the budget-neutral one. */
  readonly flats: readonly FlatCost[];
  readonly lowest: FlatCost;
  /** How many have more than 0.5% less expected pension than in the current scheme, before compensation, at the first and the lowest. */
  readonly less: { readonly neutral: number; readonly lowest: number };
}

/** What an employer can choose from. */
export interface ChoicesResult {
  readonly now: CurrentCost;
  /** In the order A, B, C; those that exist. B always does. */
  readonly choices: readonly Choice[];
  /** The choice that was made, null = none; also one that the law forbids: `chosenOf` says what counts. */
  readonly chosen: ChoiceKey | null;
  /** Over 10 and 30 years; empty without compensation, and where the budget-neutral premium is above the lawful maximum. */
  readonly costByFlat: readonly CostByFlat[];
}
