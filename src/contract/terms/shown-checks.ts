import { type Check } from '#core/check.ts';
import { furtherKeys } from '#core/further-result.ts';
import { answerKeys, type AnswerKey, type VariantKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { checkSentence, checkTitles } from '#contract/terms/checks.ts';
import { capitalised, listed } from '#contract/terms/conclusions-words.ts';

/** A check in words; answers of which the same was found stand together. */
export interface ShownCheck {
  readonly level: Check['level'];
  readonly title: string;
  /** What the check is about: the dossier, or which of the answers. */
  readonly about: string;
  readonly sentence: string;
  readonly article: string;
}

const order: readonly Check['level'][] = ['error', 'warning', 'pass'];

/** Pairs of answers that have a name together. */
const pairs: readonly { readonly keys: readonly AnswerKey[]; readonly name: string }[] = [
  { keys: ['budgetNeutralFlat', 'profitNeutralFlat'], name: 'Beide vlakke premies' },
  { keys: ['budgetNeutralProgressive', 'profitNeutralProgressive'], name: 'Beide progressieve staffels' },
  { keys: ['budgetNeutralFlat', 'budgetNeutralProgressive'], name: 'Beide budgetneutrale antwoorden' },
  { keys: ['profitNeutralFlat', 'profitNeutralProgressive'], name: 'Beide profijtneutrale antwoorden' },
];

/** Names of premiums, each by itself. */
const namesOf = (keys: readonly VariantKey[]): string[] => keys.map((key) => alternativeNames[key].short.toLowerCase());

/** Answers together, where they have a name together. */
function togetherName(keys: readonly AnswerKey[]): string | null {
  if (keys.length === answerKeys.length) return 'Alle antwoorden';
  const pair = pairs.find((item) => item.keys.length === keys.length && item.keys.every((key) => keys.includes(key)));
  return pair?.name ?? null;
}

/** What a finding is about: the dossier, or which of the answers and the premiums set beside them. */
function aboutText(keys: readonly (VariantKey | null)[]): string {
  const answers = answerKeys.filter((key) => keys.includes(key));
  const further = furtherKeys.filter((key) => keys.includes(key));
  if (answers.length + further.length === 0) return 'Dossier';
  const [missing, ...moreMissing] = answerKeys.filter((key) => !answers.includes(key));
  if (missing !== undefined && moreMissing.length === 0 && further.length === 0) {
    return `Alle behalve ${alternativeNames[missing].short.toLowerCase()}`;
  }
  const together = togetherName(answers);
  return capitalised(listed([...(together === null ? namesOf(answers) : [together]), ...namesOf(further)]));
}

/** The checks as they are shown: what is not allowed first, then what asks attention, then what is in order. */
export function shownChecks(checks: readonly Check[]): readonly ShownCheck[] {
  const groups = Map.groupBy(checks, (check) =>
    [order.indexOf(check.level), check.code, check.article, checkSentence(check)].join('\n'),
  );
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      return first === undefined ? [] : [{ first, answers: group.map(({ answer }) => answer) }];
    })
    .toSorted((left, right) => order.indexOf(left.first.level) - order.indexOf(right.first.level))
    .map(({ first, answers }) => ({
      level: first.level,
      title: checkTitles[first.code],
      about: aboutText(answers),
      sentence: checkSentence(first),
      article: first.article,
    }));
}
