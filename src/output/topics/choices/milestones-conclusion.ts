import { compareDays } from '#core/calendar/days.ts';
import { firstDayOf } from '#core/calendar/months.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LegalMilestoneKey } from '#core/dossier/legal-frame.ts';
import { citedArticle } from '#core/law/source.ts';
import { headlineOf } from '#core/result/headline.ts';
import type { DossierResult } from '#core/result/result.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import {
  ifScaleStays,
  isUncertain,
  askProvider,
  frontChapter6b,
  letterOfLaw,
  planArticle,
  planReason,
} from '#output/language/chapter-6b.ts';
import { today } from '#output/language/consent.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { longDateText, longMonthText } from '#office/document/dutch-format.ts';
import { legalMilestones } from '#output/topics/choices/legal-days.ts';
import { isPlanned, planDay } from '#output/topics/choices/planning.ts';

/** A day of the dossier or of the law that is no step of the planning. */
export interface Milestone {
  readonly key: LegalMilestoneKey | 'valuation' | 'contractEnd';
  readonly day: PlainDate;
  readonly isPast: boolean;
  /** Where the day comes from: an article, or the dossier. */
  readonly source: string;
}

const own = 'Dossier';

/** The days of the law and those of the dossier beside the planning, by rising day. */
export function milestonesOf(subject: ConclusionSubject): readonly Milestone[] {
  const contractEnd = subject.planned?.contractEnd ?? null;
  const days: readonly Omit<Milestone, 'isPast'>[] = [
    ...legalMilestones(subject)
      .filter(({ key }) => !isPlanned(key))
      .map(({ key, day, source }) => ({ key, day, source: citedArticle(source) })),
    { key: 'valuation', day: firstDayOf(subject.input.valuationDate), source: own },
    ...(contractEnd === null ? [] : [{ key: 'contractEnd' as const, day: contractEnd, source: own }]),
  ];
  return days
    .map((milestone) => Object.assign({ isPast: compareDays(milestone.day, today(subject)) < 0 }, milestone))
    .toSorted((one, other) => compareDays(one.day, other.day));
}

/** The meaning of each day, shown under its date. */
export const milestoneNames: Readonly<Record<Milestone['key'], string>> = {
  grandfatheringReference: 'Peildag eerbiedigende werking',
  valuation: 'Peildatum van dit dossier',
  bindingAdvice: 'Laatste dag om samen bindend advies te vragen',
  transitionPlan: 'Transitieplan uiterlijk bij de uitvoerder',
  fundPlan: 'Transitieplan uiterlijk bij het pensioenfonds',
  fundImplementation: 'Implementatieplan van het pensioenfonds',
  participantNotice: 'Uitvoerder informeert deelnemers (uiterlijk een maand vooraf)',
  grandfatheringEntry: 'Laatste dag om deelnemer te worden en een progressieve premie te houden',
  contractEnd: 'Einde van het lopende contract',
  survivorPension: 'Nabestaandenpensioen uiterlijk volgens de nieuwe regels',
  oldRulesEnd: 'Laatste dag van de oude regels',
  premiumWaiver: 'Uiterste dag van een recht op vrijstelling van premie in de oude regeling',
  compensationEnd: 'Einde van compensatie als premie',
};

function planClause(subject: ConclusionSubject): string {
  const day = planDay(subject);
  if (day === null) return '';
  const until = `uiterlijk ${longDateText(day)} bij de uitvoerder`;
  return compareDays(day, today(subject)) < 0
    ? `; het transitieplan had ${until} moeten zijn`
    : `; het transitieplan hoort ${until} te zijn`;
}

/** Whether what stands in front is a scale of which nobody knows yet whether it may stay. */
function isScaleUncertain(result: DossierResult): boolean {
  const front = headlineOf(result);
  return front !== null && isUncertain(front);
}

/** Whether what stands in front is a scale after average pay. */
const isByTheLetter = ({ input, result }: ConclusionSubject): boolean =>
  isAveragePay(input) && frontChapter6b(result) === 'keepsScale' && !isScaleUncertain(result);

/** Why a transition plan is needed, or is not, beside what stands in front. */
export const planNote = (subject: ConclusionSubject): string =>
  isByTheLetter(subject)
    ? `${letterOfLaw} is een transitieplan niet nodig; ${askProvider}.`
    : planReason(subject.result, isScaleUncertain(subject.result));

/** When the new scheme starts, and when the plan has to be ready. */
export function milestonesConclusion(subject: ConclusionSubject): string {
  const { input, result } = subject;
  const without = planArticle(frontChapter6b(result));
  const plan =
    without === null
      ? planClause(subject)
      : `; ${isByTheLetter(subject) ? 'naar de letter van de wet is een transitieplan' : 'een transitieplan is'} niet nodig${isScaleUncertain(result) ? ifScaleStays : ''} (${without})`;
  return `De nieuwe regeling gaat in op ${longMonthText(input.transitionDate)}${plan}`;
}
