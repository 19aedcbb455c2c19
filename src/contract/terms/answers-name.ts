import { answerKeys, type AnswerKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { capitalised, listed } from '#contract/terms/conclusions-words.ts';

/** Pairs of answers that have a name together. */
const pairs: readonly { readonly keys: readonly AnswerKey[]; readonly name: string }[] = [
  { keys: ['budgetNeutralFlat', 'profitNeutralFlat'], name: 'Beide vlakke premies' },
  { keys: ['budgetNeutralProgressive', 'profitNeutralProgressive'], name: 'Beide progressieve staffels' },
  { keys: ['budgetNeutralFlat', 'budgetNeutralProgressive'], name: 'Beide budgetneutrale antwoorden' },
  { keys: ['profitNeutralFlat', 'profitNeutralProgressive'], name: 'Beide profijtneutrale antwoorden' },
];

/** What answers are called together: "Alle antwoorden", "Beide vlakke premies", "Alle behalve profijtneutraal vlak". */
export function answersName(keys: readonly AnswerKey[]): string {
  if (keys.length === answerKeys.length) return 'Alle antwoorden';
  const [missing, ...moreMissing] = answerKeys.filter((key) => !keys.includes(key));
  if (missing !== undefined && moreMissing.length === 0) {
    return `Alle behalve ${alternativeNames[missing].short.toLowerCase()}`;
  }
  const pair = pairs.find((item) => item.keys.length === keys.length && item.keys.every((key) => keys.includes(key)));
  return pair?.name ?? capitalised(listed(keys.map((key) => alternativeNames[key].short.toLowerCase())));
}
