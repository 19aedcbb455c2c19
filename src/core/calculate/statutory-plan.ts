import { compareDays } from '#core/calendar/days.ts';
import { firstDayOf, monthAfter } from '#core/calendar/months.ts';
import { type CurveChoice, type DatedCurve, NoDatedCurveError, statutoryCurve } from '#core/curve/dated-curve.ts';
import { termCurve } from '#core/curve/term-curve.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { ZeroCurve } from '#core/curve/zero-curve.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import type { Scale } from '#core/dossier/scale.ts';
import type { LawValue } from '#core/law/dated.ts';
import { lawInUse } from '#core/calculate/law-in-use.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { isAtTariff } from '#core/scheme/tariff-basis.ts';
import type { DossierResult } from '#core/result/result.ts';
import { ScenarioSetTooShortError, type ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import { type PrescribedAlternative, prescribedAlternatives } from '#core/statutory/prescribed-alternatives.ts';
import { birthYearGroups, mostParticipants } from '#core/statutory/birth-years.ts';
import { modelPersonsOf } from '#core/statutory/model-persons.ts';
import { statutoryDossier } from '#core/statutory/statutory-basis.ts';
import { compensationTerms, statutoryCompensation } from '#core/statutory/statutory-compensation.ts';
import { statutoryEffects, type StatutoryQuestion } from '#core/statutory/statutory-effects.ts';
import {
  type KnownScenarioSet,
  type OutcomeBasis,
  type OutcomeColumn,
  type OutcomeCurve,
  type OutcomeSet,
  type StatutoryAbsence,
  type StatutoryOutcome,
  untouchedStatuses,
} from '#core/statutory/statutory-outcome.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { statutoryPeople } from '#core/statutory/statutory-people.ts';
import type { StatutoryInput } from '#core/statutory/statutory-projection.ts';
import { plainTerms, type StatutoryAlternative } from '#core/statutory/statutory-terms.ts';

/** The curves and sets of scenarios that are known where is calculated. */
export interface KnownStatutoryData {
  /** The day of calculation: the law asks for the newest of then (art. 46e lid 6 Besluit uitvoering PW en Wvb). */
  readonly day: PlainDate;
  readonly curves: readonly DatedCurve[];
  /** At least the model that is built in. */
  readonly sets: readonly KnownScenarioSet[];
}

/** What is to be calculated for a dossier. */
interface StatutoryTask {
  readonly input: StatutoryInput;
  readonly modelOf: StatutoryQuestion['modelOf'];
  readonly withOwn: boolean;
  readonly columns: readonly OutcomeColumn[];
  readonly basis: OutcomeBasis;
  /** Years of scenarios that are needed at most. */
  readonly years: number;
}

/** What the law prescribes beside each alternative, with what is to be calculated for it or the reason why nothing is. */
interface StatutoryPlan {
  readonly alternatives: readonly PrescribedAlternative[];
  readonly task: StatutoryTask | StatutoryAbsence;
}

const isTask = (task: StatutoryPlan['task']): task is StatutoryTask => 'input' in task;

/** The task of a plan; null where nothing is to be calculated. */
export const taskOf = ({ task }: StatutoryPlan): StatutoryTask | null => (isTask(task) ? task : null);

/** From a dossier and its result to what must be calculated for the effects of the law (art. 150e and 220e PW). */
export function statutoryPlan(dossier: DossierInput, result: DossierResult, known: KnownStatutoryData): StatutoryPlan {
  const alternatives = prescribedAlternatives(dossier, result);
  return { alternatives, task: taskFor(dossier, result, known, alternatives) };
}

function taskFor(
  dossier: DossierInput,
  result: DossierResult,
  known: KnownStatutoryData,
  alternatives: readonly PrescribedAlternative[],
): StatutoryPlan['task'] {
  const law = lawInUse(dossier);
  const besides = besidePremiums(dossier, result, law.compensation, alternatives);
  if (besides.length === 0) return { reason: 'notPrescribed' };
  const terms = { ...plainTerms, bondDuration: dossier.statutory.bondDuration };
  const people = statutoryPeople(dossier);
  const curve = curveInUse(dossier, known);
  if ('reason' in curve) return curve;
  const set = setInUse(dossier, known);
  if ('reason' in set) return set;
  const { wageGrowth, priceInflation } = law.parameters;
  const modelOf = modelPersonsOf(dossier, people);
  const models = birthYearGroups(dossier, people, modelOf).flatMap(({ model }) => model ?? []);
  return {
    input: {
      dossier: statutoryDossier(dossier, law.parameters),
      terms,
      alternatives: besides.map(({ alternative }) => alternative),
      compensation: compensationTerms(dossier, law.compensation),
      curve: curve.curve,
      tables: mortalityTable,
    },
    modelOf,
    withOwn: dossier.statutory.effectsOn === 'participants',
    columns: besides.map(({ column }) => column),
    basis: {
      calculatedOn: known.day,
      isAsFlexible: dossier.next.contract === 'solidary',
      valuationDate: dossier.valuationDate,
      transitionDate: dossier.transitionDate,
      currentKind: dossier.current.kind,
      flatSince: flatSinceOf(dossier),
      isAtTariff: dossier.current.kind === 'averagePay' && isAtTariff(dossier.current),
      curve: curve.shown,
      set,
      wageGrowth: parameter(wageGrowth),
      priceInflation: parameter(priceInflation),
      mortalityTable: tableFacts(dossier),
      expectsByModelPersons: people.length > mostParticipants,
      bondDuration: terms.bondDuration,
    },
    years: yearsNeeded([...people, ...models]),
  };
}

const yearsNeeded = (people: readonly ProjectedParticipant[]): number =>
  Math.ceil(people.reduce((most, one) => Math.max(most, one.monthsInCurrent, one.monthsInNext), 0) / 12) + 1;

interface Beside {
  readonly column: OutcomeColumn;
  readonly alternative: StatutoryAlternative;
}

/** Each alternative with prescribed effects, without compensation and, where some is paid as premium, with it. */
function besidePremiums(
  dossier: DossierInput,
  result: DossierResult,
  law: Parameters<typeof statutoryCompensation>[1],
  alternatives: readonly PrescribedAlternative[],
): readonly Beside[] {
  return alternatives.flatMap(({ key, prescribed }) => {
    const { measure, article } = prescribed;
    if (measure === null) return [];
    const premium = alternativeOf(result, key);
    const scale: Scale = premium.practicalScale;
    const { compensation, modelCompensation, room } = statutoryCompensation(
      dossier,
      law,
      premium,
      result.compensation?.cohorts ?? [],
    );
    const beside = (withCompensation: boolean): Beside => ({
      column: { key, withCompensation, measure, article },
      alternative: {
        name: withCompensation ? `${key} with compensation` : key,
        measure,
        scale,
        compensation: withCompensation ? compensation : [],
        modelCompensation: withCompensation ? modelCompensation : undefined,
        room,
      },
    });
    return compensation.length === 0 ? [beside(false)] : [beside(false), beside(true)];
  });
}

/** The curve of the dossier's own where it has one, else the one it names, else the newest on the day of calculation. */
function curveInUse(
  { statutory }: DossierInput,
  { curves, day }: KnownStatutoryData,
): { readonly curve: ZeroCurve; readonly shown: OutcomeCurve } | StatutoryAbsence {
  if (statutory.ownCurve.length > 0) {
    const curve = termCurve(statutory.ownCurve, '');
    return { curve, shown: { name: null, source: '', day: null, newer: null, isOld: false } };
  }
  try {
    return shownCurve(statutoryCurve(curves, day, statutory.curve));
  } catch (error) {
    if (!(error instanceof NoDatedCurveError)) throw error;
    return { reason: 'curveNotKnown', name: error.curveName };
  }
}

function shownCurve({ curve, newer, isOld }: CurveChoice): { readonly curve: ZeroCurve; readonly shown: OutcomeCurve } {
  const { name, source, day } = curve;
  const shown = { name, source, day, newer: newer && { name: newer.name, day: newer.day }, isOld };
  return { curve, shown };
}

/**
 * The set that the dossier names, else the newest of the central bank of a quarter that has begun on the day of calculation, else the
 * model that is built in.
 */
function setInUse({ statutory }: DossierInput, { sets, day }: KnownStatutoryData): OutcomeSet | StatutoryAbsence {
  const named = statutory.scenarioSet;
  const until = `${day.year}Q${Math.ceil(day.month / 3)}`;
  const [newest] = sets
    .filter(({ quarter, isIllustration }) => isIllustration || quarter <= until)
    .toSorted(
      (one, other) =>
        Number(one.isIllustration) - Number(other.isIllustration) || (one.quarter < other.quarter ? 1 : -1),
    );
  const set = named === null ? newest : sets.find(({ name }) => name === named);
  if (set === undefined) return { reason: 'setNotKnown', name: named ?? '' };
  const isNewer =
    newest !== undefined && newest.name !== set.name && (set.isIllustration || newest.quarter > set.quarter);
  return { ...set, newer: isNewer ? newest.name : null, isOld: isOldSet(set.quarter, day) };
}

/** So many months after its quarter began a set of scenarios is called old: the central bank publishes one each quarter. */
const monthsUntilOldSet = 6;

/** `quarter`: as "2026Q2". */
function isOldSet(quarter: string, day: PlainDate): boolean {
  const [year = 0, number = 1] = quarter.split('Q').map(Number);
  const old = monthAfter({ year, month: number * 3 - 2 }, monthsUntilOldSet);
  return compareDays(firstDayOf(old), day) < 0;
}

const parameter = ({ value, validFrom, source }: LawValue<number>): OutcomeBasis['wageGrowth'] => ({
  value,
  validFrom,
  source,
});

function tableFacts({ assumptions }: DossierInput): OutcomeBasis['mortalityTable'] {
  const { name, edition, source } = mortalityTable(assumptions.mortalityTable);
  return { name, edition, source };
}

/** What a plan comes to on the set of scenarios that it names. `onPeople`: see `StatutoryQuestion`. */
export function statutoryOutcome(
  { alternatives, task }: StatutoryPlan,
  setOf: (name: string) => ScenarioSet,
  onPeople?: StatutoryQuestion['onPeople'],
): StatutoryOutcome {
  const absent = (absence: StatutoryAbsence): StatutoryOutcome => ({
    alternatives,
    outcome: { sort: 'absent', absence },
  });
  if (!isTask(task)) return absent(task);
  const { basis, columns, ...asked } = task;
  try {
    const effects = statutoryEffects({ ...asked, set: setOf(basis.set.name), ...(onPeople && { onPeople }) });
    const untouched = untouchedStatuses.map((status) => ({ status, effect: 0 as const }));
    return {
      alternatives,
      outcome: { sort: 'calculated', effects: { basis, columns, untouched, ...effects } },
    };
  } catch (error) {
    if (!(error instanceof ScenarioSetTooShortError)) throw error;
    return absent({ reason: 'setTooShort', years: error.years, needed: error.needed });
  }
}
