/** The four answers, in the order in which they are always shown. */
export const answerKeys = [
  'budgetNeutralFlat',
  'budgetNeutralProgressive',
  'profitNeutralFlat',
  'profitNeutralProgressive',
] as const;

export type AnswerKey = (typeof answerKeys)[number];

/** The answers that a profit basis decides. */
export type ProfitNeutralKey = 'profitNeutralFlat' | 'profitNeutralProgressive';

/** Premiums that are given, not solved: the scale of the ambition, and the adviser's own flat premium and scale. */
export const givenKeys = ['ambition', 'ownFlat', 'ownScale'] as const;

export type GivenKey = (typeof givenKeys)[number];

/** The alternatives that have a premium in the new scheme. */
export type PremiumKey = AnswerKey | GivenKey;

/** Every alternative: the current scheme going on, the answers and the given premiums. */
export type AlternativeKey = 'unchanged' | PremiumKey;

/** The alternatives in which one premium holds for every age. */
const flatKeys = ['budgetNeutralFlat', 'profitNeutralFlat', 'ownFlat'] as const;

export type FlatKey = (typeof flatKeys)[number];

export const isFlatKey = (key: PremiumKey): key is FlatKey => flatKeys.some((flat) => flat === key);
