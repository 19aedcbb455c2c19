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

/**
 * Premiums that are given, not solved: the scale of the ambition, the adviser's own flat premium and scale, the current scale as
 * it is, and the highest lawful flat premium where another one is above it.
 */
export const givenKeys = ['ambition', 'ownFlat', 'ownScale', 'keptScale', 'highestFlat'] as const;

export type GivenKey = (typeof givenKeys)[number];

/** The alternatives that have a premium in the new scheme. */
export type PremiumKey = AnswerKey | GivenKey;

/** What an employer can decide: keep a scale, one flat premium for all, or what the adviser proposes. A letter keeps its meaning. */
export const choiceKeys = ['A', 'B', 'C'] as const;

export type ChoiceKey = (typeof choiceKeys)[number];

export const isChoiceKey = (key: ChoiceKey | PremiumKey): key is ChoiceKey =>
  choiceKeys.some((choice) => choice === key);

/** Every alternative: the current scheme going on, the answers and the given premiums. */
export type AlternativeKey = 'unchanged' | PremiumKey;

/**
 * The alternatives that can be one premium for everybody, in the open group too: those that are flat by what they ask for, and
 * a scale of one's own that turns out to be level. A level answer that asked for a scale is the flat answer to its goal.
 */
const flatPathKeys = ['budgetNeutralFlat', 'profitNeutralFlat', 'ownFlat', 'ownScale', 'highestFlat'] as const;

export type FlatPathKey = (typeof flatPathKeys)[number];

export const isFlatPathKey = (key: PremiumKey): key is FlatPathKey => flatPathKeys.some((flat) => flat === key);

/** Which of these a flat premium is: its own, or of an answer that asked for a scale the flat answer to the same goal. */
export function flatPathKey(key: PremiumKey): FlatPathKey {
  if (isFlatPathKey(key)) return key;
  return key === 'profitNeutralProgressive' ? 'profitNeutralFlat' : 'budgetNeutralFlat';
}
