import { isLevelScale, lowerCaseName } from '#output/language/alternative-name.ts';
import { capitalised, listed } from '#office/document/dutch-words.ts';
import { answerKeys, givenKeys, type PremiumKey } from '#core/dossier/alternative-key.ts';
import type { DossierResult } from '#core/result/result.ts';

type Alternatives = Pick<DossierResult, 'alternatives'>;

/** Premiums that have a name together. `of`: what all of them are, where only that makes it a name. */
const together: readonly {
  readonly keys: readonly PremiumKey[];
  readonly name: string;
  readonly of?: 'flatPremiums' | 'risingScales' | 'levelScales';
  /** Given premiums that are of the same kind: where one stands beside them, the name is not of all. */
  readonly others?: readonly PremiumKey[];
}[] = [
  { keys: [...answerKeys, ...givenKeys], name: 'Alle premies' },
  { keys: ['budgetNeutralFlat', 'profitNeutralFlat', 'ownFlat'], name: 'Alle vlakke premies', of: 'flatPremiums' },
  {
    keys: ['budgetNeutralProgressive', 'profitNeutralProgressive', 'ambition', 'ownScale'],
    name: 'Alle progressieve staffels',
    of: 'risingScales',
  },
  { keys: answerKeys, name: 'Alle vier de alternatieven' },
  {
    keys: ['budgetNeutralFlat', 'profitNeutralFlat'],
    name: 'Beide vlakke premies',
    of: 'flatPremiums',
    others: ['ownFlat'],
  },
  { keys: ['budgetNeutralFlat', 'profitNeutralFlat'], name: 'Beide berekende vlakke premies', of: 'flatPremiums' },
  {
    keys: ['budgetNeutralProgressive', 'profitNeutralProgressive'],
    name: 'Beide progressieve staffels',
    of: 'risingScales',
    others: ['ambition', 'ownScale'],
  },
  {
    keys: ['budgetNeutralProgressive', 'profitNeutralProgressive'],
    name: 'Beide vlakke staffels',
    of: 'levelScales',
    others: ['ownScale'],
  },
  { keys: ['budgetNeutralFlat', 'budgetNeutralProgressive'], name: 'Beide budgetneutrale alternatieven' },
  { keys: ['profitNeutralFlat', 'profitNeutralProgressive'], name: 'Beide profijtneutrale alternatieven' },
];

/** Whether these premiums are what a name says of them; a scale that is level is a flat premium besides the flat ones. */
function isRight({ alternatives }: Alternatives, { keys, of, others = [] }: (typeof together)[number]): boolean {
  const level = alternatives.filter(isLevelScale).map(({ key }) => key);
  const isLevel = (key: PremiumKey): boolean => level.includes(key);
  const isOfKind = (key: PremiumKey): boolean => key === 'ownFlat' || isLevel(key) === (of === 'levelScales');
  if (alternatives.some(({ key }) => others.some((other) => other === key && isOfKind(other)))) return false;
  if (of === 'levelScales') return keys.every(isLevel);
  return of === undefined || (of === 'flatPremiums' ? level.length === 0 : !keys.some(isLevel));
}

const nameTogether = (result: Alternatives, keys: readonly PremiumKey[]): string | null =>
  together.find(
    (item) => item.keys.length === keys.length && item.keys.every((key) => keys.includes(key)) && isRight(result, item),
  )?.name ?? null;

/**
 * What answers, and premiums set beside them, are called together: "Alle vier de alternatieven", "Beide vlakke premies en ambitie
 * progressief", "Alle alternatieven behalve profijtneutraal vlak".
 */
export function answersName(result: Alternatives, keys: readonly PremiumKey[]): string {
  const namesOf = (some: readonly PremiumKey[]): string[] => some.map((key) => lowerCaseName(result, key));
  const answers = answerKeys.filter((key) => keys.includes(key));
  const given = givenKeys.filter((key) => keys.includes(key));
  const [missing, ...moreMissing] = answerKeys.filter((key) => !answers.includes(key));
  // Beside given premiums "alle" would be more than the answers.
  const isAnyGiven = result.alternatives.some(({ key }) => givenKeys.some((one) => one === key));
  if (missing !== undefined && moreMissing.length === 0 && !isAnyGiven) {
    return `Alle alternatieven behalve ${lowerCaseName(result, missing)}`;
  }
  const name = nameTogether(result, answers);
  return (
    nameTogether(result, keys) ??
    capitalised(listed([...(name === null ? namesOf(answers) : [name]), ...namesOf(given)]))
  );
}
