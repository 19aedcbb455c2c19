import { compareDays } from '#core/calendar/days.ts';
import { firstDayOf } from '#core/calendar/months.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { VerdictGround } from '#core/result/verdict.ts';
import { dayBefore, type Milestone, milestonesOf, planDeadline } from '#output/topics/choices/milestones-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { currentFlatClause } from '#output/language/level-premium.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { dateText } from '#office/document/dutch-format.ts';

/** Something to do, by whom and before which day. */
export interface NextStep {
  readonly what: string;
  readonly who: string;
  readonly until: string;
  /** Whether it is for those who do not agree. */
  readonly isAdvice?: true;
}

/** A step with the day that decides its place. */
interface DatedStep extends NextStep {
  readonly day: PlainDate;
}

/** The choices to make; keeping a premium that rises with age only where the law may allow it. */
function firstChoice(subject: ConclusionSubject): string {
  const { input, result } = subject;
  const { permission } = alternativeOf(result, 'budgetNeutralProgressive');
  const { keptScale } = currentSchemeWords(input);
  const flat = currentFlatClause(subject);
  if (flat !== null) return `Kiezen: hoe hoog de vlakke premie wordt (${flat})`;
  if (permission === null) return 'Kiezen: hoe hoog de vlakke premie wordt';
  if (permission.permitted === 'no') return `Kiezen: hoe hoog de vlakke premie wordt (${keptScale} mag hier niet)`;
  const isBarredBy = (barring: VerdictGround['code']): boolean =>
    result.grandfathering.grounds.some(({ code }) => code === barring);
  if (isBarredBy('CURRENT_SCALE_FALLS'))
    return 'Kiezen: een vlakke premie voor iedereen, of een oplopende staffel voor wie er al is (de huidige daalt)';
  return isBarredBy('CURRENT_SCALE_ABOVE_LIMIT')
    ? 'Kiezen: een vlakke premie voor iedereen, of een lagere staffel voor wie er al is (nu boven het maximum)'
    : `Kiezen: een vlakke premie voor iedereen, of ${keptScale} voor wie er al is (${permission.permitted === 'unknown' ? 'als dat mag' : 'eerbiedigende werking'})`;
}

const pastMark = ({ isPast }: Pick<Milestone, 'isPast'>): string => (isPast ? ' (voorbij)' : '');

const untilDay = ({ day, isPast }: Pick<Milestone, 'day' | 'isPast'>): Pick<DatedStep, 'day' | 'until'> => ({
  day,
  until: `${dateText(day)}${pastMark({ isPast })}`,
});

/** Until when employer and employees agree and the provider has the plan. */
function agreedUntil(milestones: readonly Milestone[], start: PlainDate): Pick<DatedStep, 'day' | 'until'> {
  const deadline = planDeadline(milestones, start);
  return deadline.isBefore
    ? { day: dayBefore(deadline.day), until: `vóór ${dateText(deadline.day)}${pastMark(deadline)}` }
    : untilDay(deadline);
}

/** Advice is of use until they have to agree, also where the law allows to ask for it later. */
const earlier = <D extends Pick<DatedStep, 'day'>>(one: D, other: D): D =>
  compareDays(one.day, other.day) < 0 ? one : other;

const later = (one: PlainDate, other: PlainDate): PlainDate => (compareDays(one, other) > 0 ? one : other);

/** What only belongs to the transition to the new rules: advice that can still be asked, the plan, and the notice. */
function transitionSteps(milestones: readonly Milestone[], start: PlainDate): readonly DatedStep[] {
  const [advice, plan, notice] = (['bindingAdvice', 'transitionPlan', 'participantNotice'] as const).map((key) =>
    milestones.find((milestone) => milestone.key === key),
  );
  const steps: DatedStep[] = [];
  if (advice !== undefined && !advice.isPast) {
    const what = 'Zonder overeenstemming: bindend advies vragen aan de transitiecommissie';
    steps.push({
      what,
      who: 'Werkgever en werknemers samen',
      isAdvice: true,
      ...earlier(agreedUntil(milestones, start), untilDay(advice)),
    });
  }
  if (plan !== undefined) {
    const what = 'Gewijzigde pensioenovereenkomst en transitieplan naar de uitvoerder sturen';
    steps.push({ what, who: 'Werkgever', ...agreedUntil(milestones, start) });
  }
  if (notice !== undefined) {
    const what = 'Uitvoerder informeert deelnemers (uiterlijk een maand vooraf)';
    const { day, until } = untilDay(notice);
    // Nobody is told of what is not agreed yet.
    steps.push({ what, who: 'Pensioenuitvoerder', day: later(day, agreedUntil(milestones, start).day), until });
  }
  return steps;
}

/**
 * The steps after the report, by rising day; steps of one day, and what comes before advice, in the order in which they are
 * taken.
 */
export function nextSteps(subject: ConclusionSubject, contractEnd: PlainDate | null): readonly NextStep[] {
  const milestones = milestonesOf(subject, contractEnd);
  const start = firstDayOf(subject.input.transitionDate);
  const agreement = agreedUntil(milestones, start);
  const transition = transitionSteps(milestones, start);
  const own = (key: Milestone['key']): Pick<DatedStep, 'day' | 'until'> => {
    const found = milestones.find((milestone) => milestone.key === key);
    return found === undefined ? { day: start, until: dateText(start) } : untilDay(found);
  };
  // What is asked for where they do not agree comes after trying to, also where its own last day is sooner.
  const advice = transition.find(({ isAdvice }) => isAdvice);
  const tried = advice === undefined ? agreement : { ...agreement, day: earlier(agreement, advice).day };
  const steps: readonly DatedStep[] = [
    { what: firstChoice(subject), who: 'Werkgever', ...tried },
    {
      what: 'Instemming vragen: ondernemingsraad (art. 27 lid 1 a WOR) of, als die er niet is, iedere werknemer',
      who: 'Werkgever',
      ...tried,
    },
    ...transition,
    {
      what: 'Contract met de pensioenuitvoerder aanpassen of vernieuwen',
      who: 'Werkgever en adviseur',
      ...own(contractEnd === null ? 'transition' : 'contractEnd'),
    },
    { what: 'Nieuwe regeling gaat in', who: 'Werkgever en pensioenuitvoerder', ...own('transition') },
  ];
  return steps
    .toSorted((one, other) => compareDays(one.day, other.day))
    .map(({ what, who, until, isAdvice }) =>
      isAdvice === true ? { what, who, until, isAdvice } : { what, who, until },
    );
}
