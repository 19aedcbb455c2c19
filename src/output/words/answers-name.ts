import { lowerCaseName } from '#output/alternatives/alternative-display.ts';
import { capitalised, listed } from '#office/document/dutch-words.ts';
import { answerKeys, givenKeys, type PremiumKey } from '#core/result/alternative-key.ts';

/** Premiums that have a name together. */
const together: readonly { readonly keys: readonly PremiumKey[]; readonly name: string }[] = [
  { keys: [...answerKeys, ...givenKeys], name: 'Alle premies' },
  { keys: ['budgetNeutralFlat', 'profitNeutralFlat', 'ownFlat'], name: 'Alle vlakke premies' },
  {
    keys: ['budgetNeutralProgressive', 'profitNeutralProgressive', 'ambition', 'ownScale'],
    name: 'Alle progressieve staffels',
  },
  { keys: answerKeys, name: 'Alle vier de alternatieven' },
  { keys: ['budgetNeutralFlat', 'profitNeutralFlat'], name: 'Beide vlakke premies' },
  { keys: ['budgetNeutralProgressive', 'profitNeutralProgressive'], name: 'Beide progressieve staffels' },
  { keys: ['budgetNeutralFlat', 'budgetNeutralProgressive'], name: 'Beide budgetneutrale alternatieven' },
  { keys: ['profitNeutralFlat', 'profitNeutralProgressive'], name: 'Beide profijtneutrale alternatieven' },
];

/** Names of premiums, each by itself. */
const namesOf = (keys: readonly PremiumKey[]): string[] => keys.map((key) => lowerCaseName(key));

const nameTogether = (keys: readonly PremiumKey[]): string | null =>
  together.find((item) => item.keys.length === keys.length && item.keys.every((key) => keys.includes(key)))?.name ??
  null;

/**
 * What answers, and premiums set beside them, are called together: "Alle vier de alternatieven", "Beide vlakke premies en ambitie
 * progressief", "Alle behalve profijtneutraal vlak".
 */
export function answersName(keys: readonly PremiumKey[]): string {
  const answers = answerKeys.filter((key) => keys.includes(key));
  const given = givenKeys.filter((key) => keys.includes(key));
  const [missing, ...moreMissing] = answerKeys.filter((key) => !answers.includes(key));
  if (missing !== undefined && moreMissing.length === 0 && given.length === 0) {
    return `Alle behalve ${lowerCaseName(missing)}`;
  }
  const name = nameTogether(answers);
  return nameTogether(keys) ?? capitalised(listed([...(name === null ? namesOf(answers) : [name]), ...namesOf(given)]));
}
