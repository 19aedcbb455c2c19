import type { EffectFigures, TransitionEffectMeasure } from '#core/result/effects-result.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { flatInFront } from '#output/language/headline.ts';
import { atPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { amount } from '#office/document/dutch-format.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Alternative, PremiumAlternative } from '#core/result/alternative.ts';
import { type CohortGroup, cohortGroups, groupSum } from '#output/topics/people/cohorts-conclusion.ts';

const profitOf = ({ grossProfit, netProfit }: EffectFigures<number>, measure: TransitionEffectMeasure): number =>
  measure === 'gross' ? grossProfit : netProfit;

/** Mean profit in a group by an alternative, EUR per participant. */
const meanProfit = (group: CohortGroup, { effects }: Alternative, measure: TransitionEffectMeasure): number =>
  groupSum(group, (cohort) => profitOf(effects.ageCohorts[cohort]!, measure)) / group.count;

/** An alternative for which the law prescribes effects. */
export interface Measured {
  readonly alternative: PremiumAlternative;
  readonly measure: TransitionEffectMeasure;
}

/** An alternative with its measure; null where the law prescribes none, and for what it forbids, of which nothing comes. */
export const measured = (alternative: PremiumAlternative): Measured | null =>
  alternative.transitionEffectMeasure === null || alternative.verdict.allowed === 'no'
    ? null
    : { alternative, measure: alternative.transitionEffectMeasure };

/** Mean change of profit (transitie-effect) in a group by an alternative, by its own measure, EUR per participant. */
export const meanChange = (
  { result }: ConclusionSubject,
  group: CohortGroup,
  { alternative, measure }: Measured,
): number => meanProfit(group, alternative, measure) - meanProfit(group, alternativeOf(result, 'unchanged'), measure);

/** Whether the mean profit of a group stays nearly equal by an alternative. */
const isNearlyEqual = (
  { result }: ConclusionSubject,
  group: CohortGroup,
  { alternative, measure }: Measured,
): boolean =>
  nearlyEqual(meanProfit(group, alternative, measure), meanProfit(group, alternativeOf(result, 'unchanged'), measure));

/** What is measured, for a sentence; of average pay what it is, so that nobody reads a gain of participants in it. */
function subjectWords({ input }: ConclusionSubject, measure: TransitionEffectMeasure): Words {
  if (measure === 'gross') return { name: 'de waarde van de toekomstige premies', pronoun: 'zij' };
  const what = input.current.kind === 'averagePay' ? ', het verschil tussen tarief en marktwaarde,' : '';
  return { name: `het netto profijt${what}`, pronoun: 'het' };
}

interface Words {
  readonly name: string;
  readonly pronoun: string;
}

/** A group with its mean change, EUR per participant; 0 where that is nearly equal, or shows as none. */
interface Changed {
  readonly group: CohortGroup;
  readonly change: number;
}

/** "daalt", "stijgt" */
const verb = ({ change }: Changed): string => (change < 0 ? 'daalt' : 'stijgt');

/** "daalt ... voor 50 t/m 69 jaar met gemiddeld € 20.203 en stijgt zij voor 20 t/m 39 jaar met € 3.297". */
function changesText({ name, pronoun }: Words, first: Changed, second: Changed | null): string {
  const start = `${verb(first)} ${name}`;
  const size = ({ change }: Changed): string => amount(Math.abs(change));
  const whole = `${start} voor ${cohortName(first.group)} met gemiddeld ${size(first)}`;
  if (second === null) return whole;
  const others = cohortName(second.group);
  if (second.change === 0) return `${whole} en blijft ${pronoun} voor ${others} vrijwel gelijk`;
  if (verb(second) !== verb(first)) return `${whole} en ${verb(second)} ${pronoun} voor ${others} met ${size(second)}`;
  return size(second) === size(first)
    ? `${start} op elke leeftijd met gemiddeld ${size(first)}`
    : `${start} het meest voor ${cohortName(first.group)} (gemiddeld ${size(first)}) en het minst voor ${others} (${size(second)})`;
}

/** For whom the prescribed effect of the flat premium in front falls and rises most; null when there is nothing to show. */
export function profitConclusion(subject: ConclusionSubject): string | null {
  const flat = flatInFront(subject.result);
  const answer = flat === null ? null : measured(flat);
  if (answer === null) return null;
  const changes = cohortGroups(subject)
    .map((group): Changed => {
      const change = meanChange(subject, group, answer);
      return { group, change: isNearlyEqual(subject, group, answer) || Math.round(change) === 0 ? 0 : change };
    })
    .toSorted((left, right) => left.change - right.change);
  const [lowest, highest] = [changes[0], changes.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const words = subjectWords(subject, answer.measure);
  const start = atPremium(subject, answer.alternative);
  if (lowest.change === 0 && highest.change === 0) {
    return `${start} blijft ${words.name} per deelnemer op elke leeftijd vrijwel gelijk`;
  }
  const [first, second] = lowest.change < 0 ? [lowest, highest] : [highest, lowest];
  return `${start} ${changesText(words, first, first === second ? null : second)}`;
}
