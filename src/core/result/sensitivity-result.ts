import type { AnswerKey, PremiumKey } from '#core/dossier/alternative-key.ts';

/** The changes of assumptions of which the effect is shown. */
export const sensitivityKeys = [
  'returnUp',
  'returnDown',
  'conversionUp',
  'conversionDown',
  'wageGrowthUp',
  'wageGrowthDown',
  'exitsHalved',
  'exitsDoubled',
  'younger',
  'older',
  'discountUp',
  'discountDown',
  'replacementNone',
  'replacementMore',
  'entrantsOlder',
  'entrySalaryUp',
  'entrySalaryDown',
] as const;

export type SensitivityKey = (typeof sensitivityKeys)[number];

/** One answer under changed assumptions: the exact premium or lambda, and how much it moved. */
export interface ChangedAnswer {
  readonly exact: number;
  readonly difference: number;
  readonly feasible: boolean;
}

/** An amount under changed assumptions, and how much it moved. */
interface ChangedAmount {
  readonly amount: number;
  readonly difference: number;
}

/** The flat premium that is cost-neutral for those who enter, under changed assumptions. */
export interface ChangedEntrantPremium {
  /** Between 0 and the legal maximum; null when nobody enters, or no premium moves their cost. */
  readonly exact: number | null;
  /** Null where there is no such premium as the dossier is, or under the change. */
  readonly difference: number | null;
  /** False where that premium would lie outside these limits, and where there is none. */
  readonly feasible: boolean;
}

/** What moves when one assumption changes; null where it cannot move, whatever the dossier's figures are. */
export interface SensitivityRow {
  readonly key: SensitivityKey;
  readonly answers: Readonly<Record<AnswerKey, ChangedAnswer | null>>;
  /** Sum of expected pensions at the chosen practical flat premium, which stays as it is; EUR a year in today's money. */
  readonly pension: ChangedAmount | null;
  /** Of who enters beside a kept scale, whatever was typed for them; whether the law permits that is not asked here. */
  readonly entrantPremium: ChangedEntrantPremium | null;
  /** The flat premium for all that is neutral over thirty years with those who enter. */
  readonly longRun: ChangedAnswer | null;
}

/** How sensitive the outcome is to the assumptions. */
export interface SensitivityResult {
  /** The alternative with a flat premium at which the total pension is followed. */
  readonly premium: PremiumKey;
  /** The total pension at it as the dossier is, EUR a year in today's money. */
  readonly pension: number;
  /** Only changes by which something can move. */
  readonly rows: readonly SensitivityRow[];
}
