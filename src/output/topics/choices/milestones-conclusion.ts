import { compareDays } from '#core/calendar/days.ts';
import { firstDayOf, lastDayOf, monthAfter } from '#core/calendar/months.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LegalMilestone, LegalMilestoneKey } from '#core/dossier/legal-frame.ts';
import type { Chapter6b } from '#core/dossier/chapter-6b.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { headlineOf } from '#core/result/headline.ts';
import type { DossierResult } from '#core/result/result.ts';
import { flatChapter6b, frontChapter6b, planArticle, planReason } from '#output/language/chapter-6b.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { longDateText, longMonthText } from '#office/document/dutch-format.ts';

/** A day on the way to the new scheme. */
export interface Milestone {
  readonly key: LegalMilestoneKey | 'valuation' | 'transition' | 'contractEnd';
  readonly day: PlainDate;
  /**
   * Before the valuation date of the dossier, or on it where something has to be done that nobody does before this report:
   * past, whatever the date of today.
   */
  readonly isPast: boolean;
  /** Where the day comes from: an article, or the dossier. */
  readonly source: string;
}

const own = 'Dossier';

/** Days that chapter 6b PW sets: where it does not hold for what stands in front, nobody has to do with them. */
const chapter6bDays: ReadonlySet<LegalMilestoneKey> = new Set(['bindingAdvice', 'transitionPlan', 'participantNotice']);

/** Days of eerbiedigende werking: nobody has to do with them where no scale may stay. */
const grandfatheringDays: ReadonlySet<LegalMilestoneKey> = new Set(['grandfatheringReference', 'grandfatheringEntry']);

/** Days until which the old rules hold for a scheme that was there on 30 June 2023 (art. 220i and 220ha PW): another has none. */
const oldRulesDays: ReadonlySet<LegalMilestoneKey> = new Set(['transitionDeadline', 'premiumWaiver']);

/** Whether a premium that rises with age may stay, or be introduced: nothing of it asks for a day where all is flat. */
function mayRise(result: DossierResult): boolean {
  const { permission } = alternativeOf(result, 'budgetNeutralProgressive');
  return (permission ?? result.openGroup.grandfathering.permission).permitted !== 'no';
}

/** Days of the law that only some dossiers have to do with: where there is compensation, or someone in waiver of premium. */
function isRelevant(result: DossierResult, key: LegalMilestoneKey, chapter: Chapter6b): boolean {
  if (chapter6bDays.has(key)) return chapter === 'holds';
  if (key === 'compensationEnd') return result.compensation !== null && chapter === 'holds';
  if (grandfatheringDays.has(key)) return mayRise(result);
  if (oldRulesDays.has(key) && flatChapter6b(result) === 'noEarlierScheme') return false;
  return key !== 'premiumWaiver' || result.excluded.some(({ reason }) => reason === 'notCounted');
}

/** The days of the law that this dossier has to do with, by rising day. */
export const legalMilestones = (
  result: DossierResult,
  chapter: Chapter6b = frontChapter6b(result),
): readonly LegalMilestone[] => result.legalFrame.milestones.filter(({ key }) => isRelevant(result, key, chapter));

/** Days by which something is done after the report: on the valuation date itself that can't be met any more. */
const doneAfterReport: ReadonlySet<Milestone['key']> = new Set([
  'bindingAdvice',
  'transitionPlan',
  'participantNotice',
]);

const isPast = ({ key, day }: Pick<Milestone, 'key' | 'day'>, valuation: PlainDate): boolean =>
  compareDays(day, valuation) < (doneAfterReport.has(key) ? 1 : 0);

/** The days of the law and those of the dossier, by rising day; `chapter`: of another premium than what stands in front. */
export function milestonesOf(
  { input, result }: ConclusionSubject,
  contractEnd: PlainDate | null,
  chapter?: Chapter6b,
): readonly Milestone[] {
  const valuation = firstDayOf(input.valuationDate);
  const days: readonly Omit<Milestone, 'isPast'>[] = [
    ...legalMilestones(result, chapter),
    { key: 'valuation', day: valuation, source: own },
    ...(contractEnd === null ? [] : [{ key: 'contractEnd' as const, day: contractEnd, source: own }]),
    { key: 'transition', day: firstDayOf(input.transitionDate), source: own },
  ];
  return days
    .map((milestone) => Object.assign({ isPast: isPast(milestone, valuation) }, milestone))
    .toSorted((one, other) => compareDays(one.day, other.day));
}

/** The meaning of each day, shown under its date. */
export const milestoneNames: Readonly<Record<Milestone['key'], string>> = {
  grandfatheringReference: 'Peildag eerbiedigende werking',
  valuation: 'Peildatum van dit dossier',
  bindingAdvice: 'Laatste dag om samen bindend advies te vragen',
  transitionPlan: 'Transitieplan uiterlijk bij de uitvoerder',
  participantNotice: 'Uitvoerder informeert deelnemers (uiterlijk een maand vooraf)',
  grandfatheringEntry: 'Laatste dag om deelnemer te worden en een progressieve premie te houden',
  contractEnd: 'Einde van het lopende contract',
  transition: 'Ingang van de nieuwe regeling',
  transitionDeadline: 'Uiterste ingang volgens de wet',
  premiumWaiver: 'Uiterste dag van een recht op vrijstelling van premie in de oude regeling',
  compensationEnd: 'Einde van compensatie als premie',
};

/** A day before which something must be done, or on which at the latest. */
export interface Deadline {
  readonly day: PlainDate;
  readonly isBefore: boolean;
  readonly isPast: boolean;
}

/**
 * Until when employer and employees agree and the provider has the plan: the last day of the law for it, and where the
 * scheme starts sooner before the participants are told, or else, and where that day is past, before the start.
 */
export function planDeadline(milestones: readonly Milestone[], start: PlainDate): Deadline {
  const [plan, notice] = (['transitionPlan', 'participantNotice'] as const).map((key) =>
    milestones.find((milestone) => milestone.key === key),
  );
  const valuation = milestones.find(({ key }) => key === 'valuation')?.day ?? start;
  const told = notice === undefined || notice.isPast ? start : notice.day;
  return plan === undefined || compareDays(told, plan.day) <= 0
    ? { day: told, isBefore: true, isPast: compareDays(told, valuation) <= 0 }
    : { day: plan.day, isBefore: false, isPast: plan.isPast };
}

/** The day before one on which something starts. */
export const dayBefore = (day: PlainDate): PlainDate =>
  day.day > 1 ? { ...day, day: day.day - 1 } : lastDayOf(monthAfter(day, -1));

function planClause(milestones: readonly Milestone[], transition: PlainDate): string {
  if (milestones.every(({ key }) => key !== 'transitionPlan')) return '';
  const { day, isBefore } = planDeadline(milestones, transition);
  return `; het transitieplan hoort uiterlijk ${longDateText(isBefore ? dayBefore(day) : day)} bij de uitvoerder te zijn`;
}

/** Whether what stands in front is a scale of which nobody knows yet whether it may stay. */
function isScaleUncertain(result: DossierResult): boolean {
  const front = headlineOf(result);
  return front?.chapter6b === 'keepsScale' && front.verdict.allowed === 'unknown';
}

/** Why a transition plan is needed, or is not, beside what stands in front. */
export const planNote = ({ result }: ConclusionSubject): string => planReason(result, isScaleUncertain(result));

/** When the new scheme starts, and when the plan has to be ready. */
export function milestonesConclusion(subject: ConclusionSubject): string {
  const { input, result } = subject;
  const without = planArticle(frontChapter6b(result));
  const plan =
    without === null
      ? planClause(milestonesOf(subject, null), firstDayOf(input.transitionDate))
      : `; een transitieplan is niet nodig${isScaleUncertain(result) ? ' als de progressieve premie mag blijven' : ''} (${without})`;
  return `De nieuwe regeling gaat in op ${longMonthText(input.transitionDate)}${plan}`;
}
