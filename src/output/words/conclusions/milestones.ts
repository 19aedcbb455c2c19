import { alternativeOf } from '#core/result/alternative-of.ts';
import { compareDays } from '#core/calendar/days.ts';
import { firstDayOf } from '#core/calendar/months.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LegalMilestoneKey } from '#core/legal-frame.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { counted } from '#office/document/dutch-words.ts';
import { dateText, longDateText, longMonthText } from '#office/document/dutch-format.ts';

/** A day on the way to the new scheme. */
export interface Milestone {
  readonly key: LegalMilestoneKey | 'valuation' | 'transition' | 'contractEnd';
  readonly day: PlainDate;
  /** Before the valuation date of the dossier: past, whatever the date of today. */
  readonly isPast: boolean;
  /** Where the day comes from: an article, or the dossier. */
  readonly source: string;
}

const own = 'Dossier';

/** The days of the law and those of the dossier, by rising day; the end of compensation only where there is any. */
export function milestonesOf(
  { input, result }: ConclusionSubject,
  contractEnd: PlainDate | null,
): readonly Milestone[] {
  const valuation = firstDayOf(input.valuationDate);
  const legal = result.legalFrame.milestones.filter(
    ({ key }) => key !== 'compensationEnd' || result.compensation !== null,
  );
  const days: readonly Omit<Milestone, 'isPast'>[] = [
    ...legal,
    { key: 'valuation', day: valuation, source: own },
    ...(contractEnd === null ? [] : [{ key: 'contractEnd' as const, day: contractEnd, source: own }]),
    { key: 'transition', day: firstDayOf(input.transitionDate), source: own },
  ];
  return days
    .map((milestone) => Object.assign({ isPast: compareDays(milestone.day, valuation) < 0 }, milestone))
    .toSorted((one, other) => compareDays(one.day, other.day));
}

/** The meaning of each day, shown under its date. */
export const milestoneNames: Readonly<Record<Milestone['key'], string>> = {
  grandfatheringReference: 'Peildag eerbiedigende werking',
  valuation: 'Peildatum van dit dossier',
  transitionPlan: 'Transitieplan uiterlijk bij de uitvoerder',
  participantNotice: 'Deelnemers uiterlijk geïnformeerd',
  grandfatheringEntry: 'Laatste dag waarop nieuwe deelnemers nog in de staffel kunnen beginnen',
  contractEnd: 'Einde van het lopende contract',
  transition: 'Ingang van de nieuwe regeling',
  transitionDeadline: 'Uiterste ingang volgens de wet',
  compensationEnd: 'Einde van compensatie als premie',
};

function planClause(milestones: readonly Milestone[], transition: PlainDate): string {
  const plan = milestones.find(({ key }) => key === 'transitionPlan');
  if (plan === undefined) return '';
  if (plan.isPast) return `; het transitieplan moest uiterlijk ${longDateText(plan.day)} bij de uitvoerder zijn`;
  return compareDays(plan.day, transition) < 0
    ? `; het transitieplan moet uiterlijk ${longDateText(plan.day)} bij de uitvoerder zijn`
    : '; het transitieplan moet vóór die dag bij de uitvoerder zijn';
}

/** Time until the new scheme starts, and what has to be ready. */
export function milestonesConclusion(subject: ConclusionSubject): string {
  const { input, result } = subject;
  const milestones = milestonesOf(subject, null);
  const start = longMonthText(input.transitionDate);
  const months = counted(result.monthsToTransition, 'maand', 'maanden');
  const plan = planClause(milestones, firstDayOf(input.transitionDate));
  const lead =
    result.monthsToTransition === 0
      ? `De nieuwe regeling gaat in op ${start}, de peildatum`
      : `De nieuwe regeling gaat in op ${start}, ${months} na de peildatum`;
  return `${lead}${plan}`;
}

/** Something to do, by whom and before which day. */
export interface NextStep {
  readonly what: string;
  readonly who: string;
  readonly until: string;
}

const dayOfKey = (milestones: readonly Milestone[], key: Milestone['key']): string => {
  const found = milestones.find((milestone) => milestone.key === key);
  return found === undefined ? '–' : `${dateText(found.day)}${found.isPast ? ' (voor de peildatum)' : ''}`;
};

/** The choices to make; keeping a premium that rises with age only where the law may allow it. */
function firstChoice({ result }: ConclusionSubject): string {
  const { permission } = alternativeOf(result, 'budgetNeutralProgressive');
  return permission?.permitted === 'no'
    ? 'Kiezen: hoe hoog de vlakke premie wordt (de staffel houden mag hier niet)'
    : 'Kiezen: een vlakke premie voor iedereen, of de staffel houden voor wie er al is (eerbiedigende werking)';
}

/** The steps after the report, in order. The plan is ready before the new scheme starts, also where the law allows a later day. */
export function nextSteps(subject: ConclusionSubject, contractEnd: PlainDate | null): readonly NextStep[] {
  const milestones = milestonesOf(subject, contractEnd);
  const until = (key: Milestone['key']): string => dayOfKey(milestones, key);
  const start = firstDayOf(subject.input.transitionDate);
  const deadline = milestones.find(({ key }) => key === 'transitionPlan');
  const isSooner = deadline !== undefined && compareDays(start, deadline.day) <= 0;
  const plan = isSooner ? `vóór ${dateText(start)}` : until('transitionPlan');
  return [
    {
      what: firstChoice(subject),
      who: 'Werkgever',
      until: plan,
    },
    {
      what: 'Afspraken, gevolgen per leeftijd en eventuele compensatie vastleggen in het transitieplan',
      who: 'Werkgever en werknemers(vertegenwoordiging)',
      until: plan,
    },
    {
      what: 'Contract met de pensioenuitvoerder aanpassen of vernieuwen',
      who: 'Werkgever en adviseur',
      until: until(contractEnd === null ? 'transition' : 'contractEnd'),
    },
    {
      what: 'Uitvoerder informeert deelnemers (uiterlijk een maand vooraf)',
      who: 'Pensioenuitvoerder',
      until: until('participantNotice'),
    },
    { what: 'Nieuwe regeling gaat in', who: 'Werkgever en pensioenuitvoerder', until: until('transition') },
  ];
}
