import { furtherKeys } from '#core/further-result.ts';
import { answerKeys, type VariantKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { capitalised, listed } from '#contract/terms/conclusions-words.ts';

/** Premiums that have a name together. */
const together: readonly { readonly keys: readonly VariantKey[]; readonly name: string }[] = [
  { keys: [...answerKeys, ...furtherKeys], name: 'Alle premies' },
  { keys: ['budgetNeutralFlat', 'profitNeutralFlat', 'ownFlat'], name: 'Alle vlakke premies' },
  {
    keys: ['budgetNeutralProgressive', 'profitNeutralProgressive', 'ambition', 'ownScale'],
    name: 'Alle progressieve staffels',
  },
  { keys: answerKeys, name: 'Alle antwoorden' },
  { keys: ['budgetNeutralFlat', 'profitNeutralFlat'], name: 'Beide vlakke premies' },
  { keys: ['budgetNeutralProgressive', 'profitNeutralProgressive'], name: 'Beide progressieve staffels' },
  { keys: ['budgetNeutralFlat', 'budgetNeutralProgressive'], name: 'Beide budgetneutrale antwoorden' },
  { keys: ['profitNeutralFlat', 'profitNeutralProgressive'], name: 'Beide profijtneutrale antwoorden' },
];

/** Names of premiums, each by itself. */
const namesOf = (keys: readonly VariantKey[]): string[] => keys.map((key) => alternativeNames[key].short.toLowerCase());

const nameTogether = (keys: readonly VariantKey[]): string | null =>
  together.find((item) => item.keys.length === keys.length && item.keys.every((key) => keys.includes(key)))?.name ??
  null;

/**
 * What answers, and premiums set beside them, are called together: "Alle antwoorden", "Beide vlakke premies en ambitie
 * progressief", "Alle behalve profijtneutraal vlak".
 */
export function answersName(keys: readonly VariantKey[]): string {
  const answers = answerKeys.filter((key) => keys.includes(key));
  const further = furtherKeys.filter((key) => keys.includes(key));
  const [missing, ...moreMissing] = answerKeys.filter((key) => !answers.includes(key));
  if (missing !== undefined && moreMissing.length === 0 && further.length === 0) {
    return `Alle behalve ${alternativeNames[missing].short.toLowerCase()}`;
  }
  const name = nameTogether(answers);
  return (
    nameTogether(keys) ?? capitalised(listed([...(name === null ? namesOf(answers) : [name]), ...namesOf(further)]))
  );
}
