import type { Check } from '#core/check.ts';
import { furtherKeys } from '#core/further-result.ts';
import { answerKeys, type AnswerKey, type VariantKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { checkSentence, checkTitles } from '#contract/terms/checks.ts';
import { capitalised, listed } from '#contract/terms/conclusions-words.ts';
import { passedFinding, passedWords } from '#contract/terms/passed-check.ts';

/** A check in words; schemes and answers of which the same was found stand together. */
export interface ShownCheck {
  readonly level: Check['level'];
  readonly title: string;
  /** What the check is about: the dossier, or which of the answers. */
  readonly about: string;
  /** A full sentence; of what is in order a few words. */
  readonly finding: string;
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

const schemeNames: Readonly<Record<string, string>> = { current: 'huidige', next: 'nieuwe' };

/** "Huidige en nieuwe regeling", "Ambitie"; else the dossier as a whole. */
function schemeText(schemes: readonly string[]): string {
  const names = schemes.flatMap((scheme) => schemeNames[scheme] ?? []);
  const parts = [names.length === 0 ? '' : `${listed(names)} regeling`, schemes.includes('ambition') ? 'ambitie' : ''];
  const text = listed(parts.filter((part) => part !== ''));
  return text === '' ? 'Dossier' : capitalised(text);
}

/** Names of premiums, each by itself. */
const namesOf = (keys: readonly VariantKey[]): string[] => keys.map((key) => alternativeNames[key].short.toLowerCase());

/** Answers together, where they have a name together. */
function togetherName(keys: readonly AnswerKey[]): string | null {
  if (keys.length === answerKeys.length) return 'Alle antwoorden';
  const pair = pairs.find((item) => item.keys.length === keys.length && item.keys.every((key) => keys.includes(key)));
  return pair?.name ?? null;
}

/** What a finding is about: a scheme, the dossier, or which of the answers and the premiums set beside them. */
function aboutText(checks: readonly Check[]): string {
  const keys = checks.flatMap(({ answer }) => answer ?? []);
  if (keys.length === 0) return schemeText(checks.flatMap(({ texts }) => texts['scheme'] ?? []));
  const answers = answerKeys.filter((key) => keys.includes(key));
  const further = furtherKeys.filter((key) => keys.includes(key));
  const [missing, ...moreMissing] = answerKeys.filter((key) => !answers.includes(key));
  if (missing !== undefined && moreMissing.length === 0 && further.length === 0) {
    return `Alle behalve ${alternativeNames[missing].short.toLowerCase()}`;
  }
  const together = togetherName(answers);
  return capitalised(listed([...(together === null ? namesOf(answers) : [together]), ...namesOf(further)]));
}

const isPassed = ({ level }: Pick<Check, 'level'>): boolean => level === 'pass';

function shownCheck(group: readonly [Check, ...Check[]]): ShownCheck {
  const [first] = group;
  return {
    level: first.level,
    title: checkTitles[first.code],
    about: aboutText(group),
    finding: isPassed(first) ? passedFinding(group) : checkSentence(first),
    article: first.article,
  };
}

/**
 * The checks as they are shown: what is not allowed first, then what asks attention, both with their full sentences, then
 * what is in order in a few words.
 */
export function shownChecks(checks: readonly Check[]): readonly ShownCheck[] {
  const groups = Map.groupBy(checks, (check) =>
    [check.level, check.code, check.article, isPassed(check) ? passedWords(check) : checkSentence(check)].join('\n'),
  );
  return [...groups.values()]
    .flatMap(([first, ...others]) => (first === undefined ? [] : [shownCheck([first, ...others])]))
    .toSorted((left, right) => order.indexOf(left.level) - order.indexOf(right.level));
}
