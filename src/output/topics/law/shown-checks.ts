import type { Check } from '#core/result/check.ts';
import type { DossierResult } from '#core/result/result.ts';
import { mayShowCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { smallestGroup } from '#output/language/subject.ts';
import { answersName } from '#output/language/answers-name.ts';
import { checkTitle } from '#output/language/check-titles.ts';
import { checkSentence } from '#output/topics/law/checks.ts';
import { capitalised, listed } from '#office/document/dutch-words.ts';
import { isNorm } from '#output/topics/law/norm-sentences.ts';
import { passedFinding, passedWords } from '#output/topics/law/passed-check.ts';

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

const schemeNames: Readonly<Record<string, string>> = { current: 'huidige', next: 'nieuwe' };

/** "Huidige en nieuwe regeling", "Ambitie"; else the dossier as a whole. */
function schemeText(schemes: readonly string[]): string {
  const names = schemes.flatMap((scheme) => schemeNames[scheme] ?? []);
  const parts = [names.length === 0 ? '' : `${listed(names)} regeling`, schemes.includes('ambition') ? 'ambitie' : ''];
  const text = listed(parts.filter((part) => part !== ''));
  return text === '' ? 'Dossier' : capitalised(text);
}

/** Checks about one scheme that do not name it. */
const schemesOfCodes: Partial<Record<Check['code'], string>> = {
  OFFSET_REDUCED: 'next',
  CURRENT_SCALE_ABOVE_LIMIT: 'current',
  CURRENT_SCALE_FALLS: 'current',
  INDEXATION_NOT_IN_COST: 'current',
  GRANDFATHERING_CONTRACT: 'next',
};

/** Subject that several checks share: "Huidige en nieuwe regeling", "Beide vlakke premies", "Dossier". */
export function aboutText(result: Pick<DossierResult, 'alternatives'>, checks: readonly Check[]): string {
  const keys = checks.flatMap(({ answer }) => answer ?? []);
  if (keys.length > 0) return answersName(result, keys);
  if (checks.some(({ code }) => code === 'AMBITION_SCALE_ABOVE_LIMIT')) return 'Ambitie, onbegrensd';
  if (checks.some(({ code }) => code === 'ENTRANT_PREMIUM_ABOVE_LIMIT')) return 'Nieuwe medewerkers';
  return schemeText(checks.flatMap(({ code, texts }) => texts['scheme'] ?? schemesOfCodes[code] ?? []));
}

const isPassed = ({ level }: Pick<Check, 'level'>): boolean => level === 'pass';

/** Whether a check is told without amounts, because these may be of single persons. */
export type IsDiscreet = (check: Check) => boolean;

/** Of so few people no amounts: of everybody, or of who is compensated where a check is about compensation. */
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
  return [...groups.values()]
    .flatMap(([first, ...others]) => (first === undefined ? [] : [shownCheck(result, [first, ...others], isDiscreet)]))
    .toSorted((left, right) => order.indexOf(left.level) - order.indexOf(right.level));
}
