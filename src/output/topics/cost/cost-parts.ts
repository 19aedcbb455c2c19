import { costPartNames, type CostParts } from '#core/result/cost-parts.ts';
import type { Alternative } from '#core/result/alternative.ts';

/** A part of employer cost in words. */
interface PartWords {
  /** For tables. */
  readonly label: string;
  /** For the axis of a chart. */
  readonly short: string;
}

export const costPartWords: Readonly<Record<keyof CostParts, PartWords>> = {
  premium: { label: 'Pensioenpremie', short: 'Premie' },
  boughtIndexation: { label: 'Ingekochte indexatie', short: 'Indexatie' },
  loading: { label: 'Opslag op de premie', short: 'Opslag' },
  riskPremiums: { label: 'Risicopremies', short: 'Risico' },
  costPerParticipant: {
    label: 'Kosten per deelnemer',
    short: 'Kosten',
  },
  employeeContribution: {
    label: 'Eigen bijdrage van werknemers',
    short: 'Eigen bijdrage',
  },
};

/** The parts that some alternative has: others are left out. */
export const occurringParts = (alternatives: readonly Alternative[]): readonly (keyof CostParts)[] =>
  costPartNames.filter((part) => alternatives.some(({ firstYear }) => firstYear[part] !== 0));
