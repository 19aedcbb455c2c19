import type { LegalMilestoneKey } from '#core/dossier/legal-frame.ts';
import { compareDays } from '#core/calendar/days.ts';
import { dayAfter, dayBefore, dayMonthsBefore, firstDayOf } from '#core/calendar/months.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { participantNotice } from '#core/law/participant-notice.ts';
import { valueOn } from '#core/law/dated.ts';
import { citedArticle } from '#core/law/source.ts';
import { type PlannedStep, plannedSteps } from '#input/fields/process.ts';
import { dateText, longDateText } from '#office/document/dutch-format.ts';
import { frontChapter6b } from '#output/language/chapter-6b.ts';
import { today } from '#output/language/consent.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { choiceOf } from '#output/language/choice-text.ts';
import { choiceToMake } from '#output/topics/choices/choice-to-make.ts';
import { legalMilestones } from '#output/topics/choices/legal-days.ts';
import { type StepText, stepTexts, whoText } from '#output/topics/choices/step-texts.ts';

/** Something to do, by whom and by when. */
export interface PlanningStep extends StepText {
  readonly who: string;
  readonly day: PlainDate;
  /** "01-04-2027", with a mark where the day was agreed or is past. */
  readonly until: string;
}

/** How many months before the new contract or the new scheme: a practice that leaves time to ask and to answer, no law. */
const monthsBefore: Readonly<Record<Exclude<PlannedStep, 'plan' | 'notice'>, number>> = {
  intention: 9,
  offers: 8,
  request: 8,
  answer: 6,
  decision: 6,
  contract: 4,
};

/** From which day is counted back: the first day of a new contract where that comes before the new scheme, and is to come. */
export function countedFrom(subject: ConclusionSubject): PlainDate {
  const start = firstDayOf(subject.input.transitionDate);
  const end = subject.planned?.contractEnd ?? null;
  if (end === null || compareDays(end, today(subject)) < 0) return start;
  const next = dayAfter(end);
  return compareDays(next, start) < 0 ? next : start;
}

const earlier = (one: PlainDate, other: PlainDate): PlainDate => (compareDays(one, other) < 0 ? one : other);

/** The last day of the law on which the provider has the plan, before the new scheme at the latest; null where there is none. */
export function planDay(subject: ConclusionSubject): PlainDate | null {
  const found = legalMilestones(subject).find(({ key }) => key === 'transitionPlan' || key === 'fundPlan');
  if (found === undefined) return null;
  return earlier(found.day, dayBefore(firstDayOf(subject.input.transitionDate)));
}

/** The first day that was agreed for what comes after a step: what is counted back is not later. */
function agreedAfter({ planned }: ConclusionSubject, step: PlannedStep): readonly PlainDate[] {
  const counted = plannedSteps.filter((one) => one !== 'plan' && one !== 'notice');
  return counted.slice(counted.findIndex((one) => one === step) + 1).flatMap((one) => planned?.agreed[one] ?? []);
}

/** The last day of each step, where it is not agreed otherwise; null where the step is not asked. */
function lastDay(subject: ConclusionSubject, step: PlannedStep): PlainDate | null {
  const start = firstDayOf(subject.input.transitionDate);
  if (step === 'plan') return planDay(subject);
  if (step === 'notice') return dayMonthsBefore(start, valueOn(participantNotice, start).value);
  return agreedAfter(subject, step).reduce(earlier, dayMonthsBefore(countedFrom(subject), monthsBefore[step]));
}

/** "(afgesproken; voorbij)", after a blank; nothing where neither holds. */
function marks(isAgreed: boolean, isPast: boolean): string {
  const told = [isAgreed ? 'afgesproken' : null, isPast ? 'voorbij' : null].filter((mark) => mark !== null);
  return told.length === 0 ? '' : ` (${told.join('; ')})`;
}

const shown = (subject: ConclusionSubject, day: PlainDate, isAgreed = false): Pick<PlanningStep, 'day' | 'until'> => ({
  day,
  until: `${dateText(day)}${marks(isAgreed, compareDays(day, today(subject)) < 0)}`,
});

const planned = (text: StepText, when: Pick<PlanningStep, 'day' | 'until'>): PlanningStep => ({
  ...text,
  who: whoText(text.by),
  ...when,
});

/** The steps that count back from the end of the contract or from the new scheme. */
function countedSteps(subject: ConclusionSubject): readonly PlanningStep[] {
  const texts = stepTexts(subject);
  return plannedSteps.flatMap((step): readonly PlanningStep[] => {
    const last = lastDay(subject, step);
    if (last === null) return [];
    const agreed = subject.planned?.agreed[step] ?? null;
    const text = texts[step];
    // A day that was agreed does not move the last day of the law.
    const isBound =
      agreed !== null && (step === 'plan' || (step === 'notice' && frontChapter6b(subject.result) === 'holds'));
    const what = isBound ? `${text.what} (volgens de wet uiterlijk ${longDateText(last)})` : text.what;
    return [planned({ ...text, what }, shown(subject, agreed ?? last, agreed !== null))];
  });
}

export const survivorName = 'Nabestaandenpensioen';

const ofLaw = {
  fundImplementation: {
    step: 'fundImplementation',
    name: 'Implementatieplan',
    what: 'Implementatieplan van het pensioenfonds bij de toezichthouder',
    by: ['fund'],
  },
  survivorPension: {
    step: null,
    name: survivorName,
    what: 'Nabestaandenpensioen voor iedereen volgens de nieuwe regels',
    by: ['employer', 'provider'],
  },
  oldRulesEnd: {
    step: null,
    name: 'Einde van de oude regels',
    what: 'Laatste dag van de oude regels',
    by: ['employer', 'provider'],
  },
} as const satisfies Readonly<Partial<Record<LegalMilestoneKey, Omit<StepText, 'source'>>>>;

const isOfLaw = (key: string): key is keyof typeof ofLaw => Object.hasOwn(ofLaw, key);

/** Days of the law that belong in the planning, and are not counted back. */
export const isPlanned = (key: string): boolean =>
  isOfLaw(key) || ['transitionPlan', 'fundPlan', 'participantNotice'].includes(key);

const lawSteps = (subject: ConclusionSubject): readonly PlanningStep[] =>
  legalMilestones(subject).flatMap(({ key, day, source }) =>
    isOfLaw(key) ? [planned({ ...ofLaw[key], source: citedArticle(source) }, shown(subject, day))] : [],
  );

/** All that has to be done, and the last days of the law with it, by rising day; of one day in the order in which it is done. */
export function planningSteps(subject: ConclusionSubject): readonly PlanningStep[] {
  const choice = choiceToMake(subject);
  const start = firstDayOf(subject.input.transitionDate);
  const counted = countedSteps(subject);
  const choose = (what: string): PlanningStep => {
    const source = choiceOf(subject, 'A') === null ? 'art. 17 lid 1 PW' : 'art. 17 lid 1 PW; art. 220e PW';
    return planned(
      { step: 'choice', name: 'Keuze', what, by: ['employer'], source },
      shown(subject, counted[0]?.day ?? start),
    );
  };
  const begins = 'Nieuwe regeling gaat in';
  const steps: readonly PlanningStep[] = [
    ...(choice === null ? [] : [choose(choice)]),
    ...counted,
    ...lawSteps(subject),
    planned(
      { step: 'start', name: begins, what: begins, by: ['employer', 'provider'], source: 'Dossier' },
      shown(subject, start),
    ),
  ];
  return steps.toSorted((one, other) => compareDays(one.day, other.day));
}
