import { paysCompensation } from '#output/language/pays-compensation.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Choice } from '#core/result/choice.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import type { DossierResult } from '#core/result/result.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { firstDayOf, lastDayOf, monthAfter } from '#core/calendar/months.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { compareDays } from '#core/calendar/days.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { exactPercentage, longDateText, percentage } from '#office/document/dutch-format.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import { signedPercentage } from '#output/language/phrases.ts';
import { practicalPremium, premiumDecimals } from '#output/language/premium.ts';
import { type ConclusionSubject } from '#output/language/subject.ts';
import { cohortExtremes } from '#output/topics/people/cohorts-conclusion.ts';

/** A choice with the premium of those who take part now. */
export interface ShownChoice extends Choice {
  readonly alternative: PremiumAlternative;
}

export const shownChoices = ({ result }: Pick<ConclusionSubject, 'result'>): readonly ShownChoice[] =>
  result.choices.map((choice) => ({ ...choice, alternative: alternativeOf(result, choice.premium) }));

/** The choice of that letter; null where a dossier has none. */
export const choiceOf = (subject: Pick<ConclusionSubject, 'result'>, key: Choice['key']): ShownChoice | null =>
  shownChoices(subject).find((choice) => choice.key === key) ?? null;

/** The last day of the law for keeping a scale. */
const lastDay: PlainDate = { year: 2027, month: 12, day: 31 };

/** The day before the new scheme begins, at the latest 31 December 2027: who is hired after it has the flat premium. */
export function hiredAfter({ transitionDate }: Pick<DossierResult, 'transitionDate'>): string {
  const before = lastDayOf(monthAfter(firstDayOf(transitionDate), -1));
  return `wie na ${longDateText(compareDays(before, lastDay) < 0 ? before : lastDay)} begint`;
}

/** The premium of those hired later. */
export const entrantPremiumText = ({ input }: ConclusionSubject, { entrantPremium }: Choice): string =>
  percentage(entrantPremium, Math.max(premiumDecimals(input.goal.rounding), decimalsOf(entrantPremium)));

const decimalsOf = (rate: number): number => {
  const [, decimals = ''] = exactPercentage(rate).replace('%', '').split(',');
  return decimals.length;
};

/** The premium of those who take part now: "22,0%", "7,4% tot 40,9%". */
export const ownPremiumText = (subject: ConclusionSubject, { alternative }: ShownChoice): string =>
  practicalPremium(subject, alternative);

/** "verwacht pensioen" where it is no longer promised. */
export const pensionWord = ({ input }: ConclusionSubject): string =>
  isAveragePay(input) ? 'verwacht pensioen' : 'pensioen';

/** "16 van de 23 krijgen minder pensioen", "niemand krijgt minder pensioen"; `what`: the word for pension. */
export function losersText({ result }: ConclusionSubject, count: number, what: string): string {
  const { participantCount: total } = result;
  const pension = `minder ${what}`;
  if (count === 0) return `niemand krijgt ${pension}`;
  if (count === total && total < 3) return total === 1 ? `de deelnemer krijgt ${pension}` : `beiden krijgen ${pension}`;
  if (count === total) return `alle ${total} krijgen ${pension}`;
  return `${count} van de ${total} ${count === 1 ? 'krijgt' : 'krijgen'} ${pension}`;
}

/** Who loses most, by a part of the pension: of one group alone it is everybody; null where none loses, or none may be shown. */
export function mostLosing(
  subject: ConclusionSubject,
  { alternative }: ShownChoice,
): { readonly who: string; readonly change: string; readonly isEverybody: boolean } | null {
  const lowest = cohortExtremes(subject, alternative)?.lowest;
  if (lowest === undefined || lowest.ratio > 1 || nearlyEqual(lowest.ratio, 1)) return null;
  const isEverybody = lowest.group.count === subject.result.participantCount;
  const who = isEverybody ? 'alle medewerkers samen' : `${shortCohortName(lowest.group)} jaar`;
  return { who, change: signedPercentage(lowest.ratio - 1), isEverybody };
}

/** ", het meest wie 55–59 jaar is (− 10,5%)": behind how many lose. */
function mostText(subject: ConclusionSubject, choice: ShownChoice): string {
  const most = mostLosing(subject, choice);
  if (most === null) return '';
  return most.isEverybody ? ` (${most.who} ${most.change})` : `, het meest wie ${most.who} is (${most.change})`;
}

/** Who loses: a sentence without its full stop, before and, where some is paid as premium, after compensation. */
export function losersConclusion(subject: ConclusionSubject, choice: ShownChoice): string {
  const { people } = choice;
  const start = capitalised(losersText(subject, people.less, pensionWord(subject)));
  if (people.less === 0) return start;
  const after = paysCompensation(choice.alternative)
    ? `; ${afterCompensation(people.lessAfterCompensation, people.less)}`
    : '';
  return `${start}${mostText(subject, choice)}${after}`;
}

/** Under a title that says how many lose by one premium for all: who most, and how many after compensation; null for no more to tell. */
export function losersDetail(subject: ConclusionSubject, choice: ShownChoice): string | null {
  const { less, lessAfterCompensation: after } = choice.people;
  const most = less === 0 ? null : mostLosing(subject, choice);
  const parts = [
    most &&
      (most.isEverybody
        ? `${most.who}: ${most.change}`
        : `bij vlak verliest wie ${most.who} is het meest (${most.change})`),
    less > 0 && paysCompensation(choice.alternative) ? `na compensatie ${stillLosing(after)} minder pensioen` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : capitalised(parts.join('; '));
}

const stillLosing = (count: number): string =>
  count === 0 ? 'krijgt niemand' : `${count === 1 ? 'krijgt' : 'krijgen'} nog ${count}`;

function afterCompensation(after: number, before: number): string {
  if (after === 0) return 'na compensatie niemand meer';
  return after === before ? 'ook na compensatie' : `na compensatie nog ${after}`;
}
