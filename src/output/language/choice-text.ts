import type { PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Choice } from '#core/result/choice.ts';
import type { DossierResult } from '#core/result/result.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { firstDayOf, lastDayOf, monthAfter } from '#core/calendar/months.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { compareDays } from '#core/calendar/days.ts';
import { exactDecimals } from '#office/document/dutch-format.ts';
import { practicalPremium, premiumDecimals } from '#output/language/premium.ts';
import { type ConclusionSubject } from '#output/language/subject.ts';
import { type Figure, inDutch, percent, said, type Said } from '#output/language/wording.ts';

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
export function lastDayBefore({ transitionDate }: Pick<DossierResult, 'transitionDate'>): PlainDate {
  const before = lastDayOf(monthAfter(firstDayOf(transitionDate), -1));
  return compareDays(before, lastDay) < 0 ? before : lastDay;
}

/** The premium of those hired later. */
export const entrantPremium = ({ input }: ConclusionSubject, { entrantPremium: rate }: Choice): Figure =>
  percent(rate, Math.max(premiumDecimals(input.goal.rounding), exactDecimals(rate)));

/** The premium of those who take part now: "22,0%", "7,4% tot 40,9%". */
export const ownPremiumText = (subject: ConclusionSubject, { alternative }: ShownChoice): string =>
  practicalPremium(subject, alternative);

/** "De premie van wie nu deelneemt: A 17,4% tot 38,2%, B 27,7% vlak", "De premie voor iedereen: 27,7% vlak": without a full stop. */
export function premiumsConclusion(subject: ConclusionSubject): string {
  const choices = shownChoices(subject);
  const [first] = choices;
  if (choices.length === 1 && first?.key === 'B')
    return `De premie voor iedereen: ${ownPremiumText(subject, first)} vlak`;
  const premiums = choices.map(
    (choice) => `${choice.key} ${ownPremiumText(subject, choice)}${choice.alternative.form === 'flat' ? ' vlak' : ''}`,
  );
  return `De premie van wie nu deelneemt: ${premiums.join(', ')}`;
}

/** "verwacht pensioen" where it is no longer promised. */
export const saidPension = ({ input }: ConclusionSubject): Said =>
  said(isAveragePay(input) ? 'expectedPension' : 'pension');

/** The same in Dutch. */
export const pensionWord = (subject: ConclusionSubject): string => inDutch(saidPension(subject));
