import { calculationInParts } from '#core/calculate/calculate.ts';
import { monthsBetween } from '#core/calendar/months.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { LawValueMissingError } from '#core/law/dated.ts';
import { type LawDates, lawInUse } from '#core/calculate/law-in-use.ts';
import { NoParticipantsLeftError } from '#core/participant/projected-participant.ts';
import type { DossierResult } from '#core/result/result.ts';

/**
 * From what two dossiers can differ, in the order in which one takes the place of the other. Data: participants and valuation
 * date. Terms: both schemes, goal, compensation, proposals and the day of the transition. Assumptions: returns, growth,
 * mortality, entrants. Law: the values of law on the dates of the dossier.
 */
export const causes = ['data', 'terms', 'assumptions', 'law'] as const;
export type Cause = (typeof causes)[number];

/**
 * Why a difference cannot be divided: the current schemes are of another kind, the transition of one lies before the valuation
 * date of the other, nobody is left in a dossier in between, or the law of one says nothing about the other.
 */
export type Undivided = 'otherKind' | 'transitionBeforeValuation' | 'nobodyLeft' | 'lawMissing';

/** A dossier with its outcome. */
interface Calculated {
  readonly input: DossierInput;
  /** The answers of the calculation, without what no answer depends on: see `calculationInParts`. */
  readonly result: DossierResult;
}

/** Two calculated dossiers, and how the first becomes the second. */
export interface Attribution {
  readonly of: Calculated;
  readonly with: Calculated;
  /** With one more cause replaced each, in the order of `causes`: the last is the second dossier. Or why there are none. */
  readonly steps: readonly Calculated[] | Undivided;
}

type OnStep = (done: number, total: number) => void;

/**
 * Calculates two dossiers and those in between: data, terms, assumptions and law of the second take the place of those of the
 * first, one at a time. What a step changes in a figure is the part of its cause, so that the parts add up to the whole
 * difference. A cause in which they do not differ gives the step before it, and with it exactly nothing.
 * Source: docs/decisions/0051-comparing-dossiers.md.
 */
export function attribution(of: DossierInput, to: DossierInput, onStep: OnStep = () => undefined): Attribution {
  const total = causes.length + 1;
  const first = calculated(of, of);
  onStep(1, total);
  const undivided = (why: Undivided): Attribution => {
    const last = calculated(to, to);
    onStep(total, total);
    return { of: first, with: last, steps: why };
  };
  if (of.current.kind !== to.current.kind) return undivided('otherKind');
  if (monthsBetween(to.valuationDate, of.transitionDate) < 0) return undivided('transitionBeforeValuation');
  try {
    const steps = stepsBetween(first, to, (done) => onStep(1 + done, total));
    return { of: first, with: steps.at(-1) ?? first, steps };
  } catch (error) {
    const why = reasonOf(error);
    if (why === null) throw error;
    return undivided(why);
  }
}

/** Each with one more cause replaced. Only the last has the law of its own dates. */
function stepsBetween(first: Calculated, to: DossierInput, onStep: (done: number) => void): readonly Calculated[] {
  const withData = { ...first.input, participants: to.participants, valuationDate: to.valuationDate };
  const { assumptions, openGroup } = withData;
  const withTerms: DossierInput = {
    ...to,
    assumptions,
    openGroup: { ...openGroup, entrantPremium: to.openGroup.entrantPremium },
  };
  const data = next(first, withData, first.input);
  onStep(1);
  const terms = next(data, withTerms, first.input);
  onStep(2);
  const isLawSame = isSame(lawInUse(to, first.input), lawInUse(to));
  const all = next(terms, to, isLawSame ? to : first.input);
  onStep(3);
  const law = isLawSame ? all : calculated(to, to);
  onStep(4);
  return [data, terms, all, law];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const calculated = (input: DossierInput, lawDates: LawDates): Calculated => ({
  input,
  result: calculationInParts(input, { lawDates }).answers,
});

/** The dossier before it, where nothing differs. */
const next = (before: Calculated, input: DossierInput, lawDates: LawDates): Calculated =>
  isSame(before.input, input) ? before : calculated(input, lawDates);

/** Null for what is a fault of the program. */
function reasonOf(error: unknown): Undivided | null {
  if (error instanceof NoParticipantsLeftError) return 'nobodyLeft';
  return error instanceof LawValueMissingError ? 'lawMissing' : null;
}
