import type { Check } from '#core/result/check.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
import { mayShowCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { smallestGroup } from '#output/language/subject.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import {
  checkSentence,
  checkTextOf,
  checkTitle,
  passedFinding,
  passedWords,
} from '#output/topics/law/checks/check-texts.ts';
import { capitalised, listed } from '#office/document/dutch-words.ts';
import { isNorm } from '#output/topics/law/checks/norms.ts';
import { schemeNames } from '#output/topics/law/checks/check-text.ts';

/** A check in words; schemes and answers with the same finding share one. */
export interface ShownCheck {
  readonly level: Check['level'];
  readonly title: string;
  /** Subject of the check: a scheme, the dossier, or some of the answers and the premiums that were given. */
  readonly about: string;
  /** A full sentence; a few words where the check is in order. */
  readonly finding: string;
  readonly article: string;
}

const order: readonly Check['level'][] = ['error', 'warning', 'pass'];

/** "Huidige en nieuwe regeling", "Ambitie"; null of checks that are not about a scheme. */
function schemeText(checks: readonly Check[]): string | null {
  const schemes = checks.flatMap(({ figures }) => ('scheme' in figures ? [figures.scheme] : []));
  const names = schemes.flatMap((scheme) => (scheme === 'ambition' ? [] : [schemeNames[scheme]]));
  const parts = [names.length === 0 ? '' : `${listed(names)} regeling`, schemes.includes('ambition') ? 'ambitie' : ''];
  const text = listed(parts.filter((part) => part !== ''));
  return text === '' ? null : capitalised(text);
}

/** What the choices with these premiums are called together: "Keuze B", "Beide keuzes", "Keuze A en C". */
export function choicesName(result: Pick<DossierResult, 'alternatives'>, keys: readonly PremiumKey[]): string {
  const choices = premiumAlternatives(result);
  const letters = choices.flatMap(({ key, choice }) => (keys.includes(key) && choice !== null ? [choice] : []));
  if (letters.length > 1 && letters.length === choices.length)
    return letters.length === 2 ? 'Beide keuzes' : 'Alle keuzes';
  return `Keuze ${listed(letters)}`;
}

/** Subject that checks of one code share: "Huidige en nieuwe regeling", "Beide vlakke premies", "Dossier". */
export function aboutText(result: Pick<DossierResult, 'alternatives'>, checks: readonly [Check, ...Check[]]): string {
  const keys = checks.flatMap(({ answer }) => answer ?? []);
  if (keys.length > 0) return choicesName(result, keys);
  return schemeText(checks) ?? checkTextOf(checks[0]).about ?? 'Dossier';
}

const isPassed = ({ level }: Pick<Check, 'level'>): boolean => level === 'pass';

/** Whether a check is told without amounts, because these may be of single persons. */
export type IsDiscreet = (check: Check) => boolean;

/** Of so few people no amounts: of everybody, or of those who are compensated where a check is about compensation. */
export const discretionOf =
  (result: DossierResult): IsDiscreet =>
  ({ code }) => {
    if (code === 'COMPENSATION_ABOVE_ROOM') return !mayShowCompensation(result);
    const isOfFew = result.participantCount < smallestGroup;
    return isNorm(code) ? isOfFew || (result.compensation !== null && !mayShowCompensation(result)) : isOfFew;
  };

function shownCheck(
  result: Pick<DossierResult, 'alternatives'>,
  group: readonly [Check, ...Check[]],
  isDiscreet: IsDiscreet,
): ShownCheck {
  const [first] = group;
  return {
    level: first.level,
    title: checkTitle(first),
    about: aboutText(result, group),
    finding: isPassed(first) ? passedFinding(group) : checkSentence(first, isDiscreet(first)),
    article: first.article,
  };
}

/** Each check by itself with its full sentence, in the order of the rules; without people with no amount of single persons. */
export function wholeChecks({ result, withoutPeople }: OutputContent): readonly ShownCheck[] {
  const isDiscreet = withoutPeople ? discretionOf(result) : () => false;
  return checksOfChoices(result).map((check) => ({
    level: check.level,
    title: checkTitle(check),
    about: aboutText(result, [check]),
    finding: checkSentence(check, isDiscreet(check)),
    article: check.article,
  }));
}

/** The checks of the dossier, and of the premiums of its choices: what else was solved is not proposed to anybody. */
export const checksOfChoices = (result: Pick<DossierResult, 'checks' | 'alternatives'>): readonly Check[] =>
  result.checks.filter(({ answer }) => answer === null || result.alternatives.some(({ key }) => key === answer));

/** What asks most attention first. */
export const attentionFirst = (shown: readonly ShownCheck[]): readonly ShownCheck[] =>
  shown.toSorted((left, right) => order.indexOf(left.level) - order.indexOf(right.level));

/**
 * The checks as they are shown: what is not allowed first, then what asks attention, both with their full sentences, then
 * what is in order in a few words.
 */
export function shownChecks(
  result: Pick<DossierResult, 'alternatives'>,
  checks: readonly Check[],
  isDiscreet: IsDiscreet = () => false,
): readonly ShownCheck[] {
  const groups = Map.groupBy(checks, (check) =>
    [
      check.level,
      check.code,
      check.article,
      isPassed(check) ? passedWords(check) : checkSentence(check, isDiscreet(check)),
    ].join('\n'),
  );
  return attentionFirst(
    [...groups.values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : [shownCheck(result, [first, ...others], isDiscreet)],
    ),
  );
}
