import { costPartNames, type CostParts } from '#core/result/cost-parts.ts';
import type { Alternative } from '#core/result/alternative.ts';

/** A part of employer cost in words. */
interface PartWords {
  /** For tables. */
  readonly label: string;
  /** For the axis of a chart. */
  readonly short: string;
  /** Within a sentence, and whether it is more than one. */
  readonly inSentence: string;
  readonly isPlural?: true;
}

export const costPartWords: Readonly<Record<keyof CostParts, PartWords>> = {
  premium: { label: 'Pensioenpremie', short: 'Premie', inSentence: 'de pensioenpremie' },
  boughtIndexation: { label: 'Ingekochte indexatie', short: 'Indexatie', inSentence: 'de ingekochte indexatie' },
  loading: { label: 'Opslag op de premie', short: 'Opslag', inSentence: 'de opslag op de premie' },
  riskPremiums: { label: 'Risicopremies', short: 'Risico', inSentence: 'de risicopremies', isPlural: true },
  costPerParticipant: {
    label: 'Kosten per deelnemer',
    short: 'Kosten',
    inSentence: 'de kosten per deelnemer',
    isPlural: true,
  },
  employeeContribution: {
    label: 'Eigen bijdrage van werknemers',
    short: 'Eigen bijdrage',
    inSentence: 'de eigen bijdrage',
  },
};

/** The parts that some alternative has: others are left out. */
export const occurringParts = (alternatives: readonly Alternative[]): readonly (keyof CostParts)[] =>
  costPartNames.filter((part) => alternatives.some(({ firstYear }) => firstYear[part] !== 0));
