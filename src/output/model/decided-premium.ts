import type { RecordedDecision } from '#output/model/compared-outcome.ts';

/** "Keuze B, vlak voor iedereen: 29,7%" */
export const decidedPremium = ({ content: { goal, form, premium } }: RecordedDecision): string =>
  `${goal}, ${form.toLowerCase()}: ${premium}`;
