import { answerKeys, type AlternativeKey, type AnswerKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';

export const alternativeKeys: readonly AlternativeKey[] = ['unchanged', ...answerKeys];

/** Start of the defined names of an answer. */
export const answerNames: Readonly<Record<AnswerKey, string>> = {
  budgetNeutralFlat: 'budgetneutraal_vlak',
  budgetNeutralProgressive: 'budgetneutraal_progressief',
  profitNeutralFlat: 'profijtneutraal_vlak',
  profitNeutralProgressive: 'profijtneutraal_progressief',
};

/** "budgetneutraal vlak": how column headers name an answer. */
export const columnName = (key: AnswerKey): string => {
  const name = alternativeNames[key].short;
  return name.charAt(0).toLowerCase() + name.slice(1);
};

export const seriesDashes: Readonly<Record<AlternativeKey, 'solid' | 'dash' | 'sysDot'>> = {
  unchanged: 'sysDot',
  budgetNeutralFlat: 'solid',
  budgetNeutralProgressive: 'dash',
  profitNeutralFlat: 'solid',
  profitNeutralProgressive: 'dash',
};
