import { ratesAboveMaximum } from '#core/result/within-maxima.ts';
import type { AmbitionDossierInput, AveragePayDossierInput, Reference } from '#core/dossier/dossier.ts';
import type { ProfitBasis } from '#core/dossier/dossier-choices.ts';
import { isAbove } from '#core/result/is-above.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { exactPercentage, percentage } from '#office/document/dutch-format.ts';
import { promiseClause } from '#output/language/current-scheme.ts';
import { highestPremium, practicalPremium } from '#output/language/premium.ts';
import { schemeBar } from '#output/language/headline.ts';
import { notAllowed } from '#output/language/verdict-text.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Answer, OtherBasisAnswers } from '#core/result/answer.ts';

/** The two profit-neutral answers on each profit basis, the chosen and the other one. */
export function answersOnBases({ result }: ConclusionSubject): Readonly<Record<ProfitBasis, OtherBasisAnswers>> {
  const { otherBasis, profitBasis } = result;
  const answers = {
    profitNeutralFlat: alternativeOf(result, 'profitNeutralFlat'),
    profitNeutralProgressive: alternativeOf(result, 'profitNeutralProgressive'),
  };
  return profitBasis === 'expected'
    ? { expected: answers, riskFree: otherBasis }
    : { expected: otherBasis, riskFree: answers };
}

/** "17,0%", or why there is no premium that gives equal pension. */
export function premiumOrLimit(subject: ConclusionSubject, answer: Answer): string {
  const bar = schemeBar(subject) === null ? '' : ` (${notAllowed.toLowerCase()})`;
  if (answer.feasible) return `${practicalPremium(subject, answer)}${bar}`;
  if (answer.shortfall === null) return 'afgerond boven het maximum';
  if (answer.shortfall.amount <= 0) return 'ook zonder premie hoger';
  // What stands beside it is of the practical premium: the maximum, or, where nothing caps it, what the goal asks.
  return ratesAboveMaximum(answer) === 'none'
    ? `boven het maximum (${highestPremium(subject, answer)})`
    : `${practicalPremium(subject, answer)} (boven het maximum)`;
}

/** What of an ambition is promised, and what is hoped for: the accrual is, as far as the current scheme guarantees it. */
function ambitionNature({ current, ambition }: AmbitionDossierInput): string {
  const hoped = ambition.indexation === 0 ? null : `de toeslag van ${exactPercentage(ambition.indexation)} per jaar`;
  const promised = `een opbouw van ${exactPercentage(Math.min(current.accrualRate, ambition.accrualRate))} per jaar`;
  if (current.accrualRate === 0) return 'De ambitie is een streven: zij is niet toegezegd.';
  if (isAbove(ambition.accrualRate, current.accrualRate)) {
    const more = `de opbouw daarboven, tot ${exactPercentage(ambition.accrualRate)}`;
    return `Toegezegd is ${promised}; ${hoped === null ? `${more}, is` : `${more}, en ${hoped} zijn`} een streven.`;
  }
  return hoped === null
    ? `De ambitie is ${promised} zonder toeslag: die opbouw is toegezegd.`
    : `Toegezegd is ${promised}; ${hoped} is een streven, geen toezegging.`;
}

/** What of the current pension is promised. */
const currentNature = (input: AveragePayDossierInput): string =>
  input.reference === 'ambition' ? ambitionNature(input) : `${promiseClause(input)}.`;

/** What is not counted with when everything is reckoned without risk. */
const withoutRisk: Readonly<Record<Reference, string>> = {
  scheme: 'zo wordt gegarandeerd pensioen niet met verwacht pensioen vergeleken',
  ambition: 'zo telt geen rendement mee dat nog verdiend moet worden',
};

const comparisons: Readonly<Record<ProfitBasis, (subject: ConclusionSubject) => string>> = {
  expected: ({ input: { assumptions } }) =>
    `Het nieuwe pensioen is hier wat de premie naar verwachting, maar zonder garantie, oplevert, bij een pensioen ingekocht tegen ${percentage(assumptions.conversionInterest)}. Het kan lager of hoger uitvallen.`,
  riskFree: ({ input: { assumptions, reference } }) =>
    `Alle rendementen en de omrekenrente zijn hier de risicovrije rente van ${percentage(assumptions.riskFreeInterest)}: ${withoutRisk[reference]}.`,
};

/** What a profit basis compares; empty for a current premium scheme, where both pensions are expectations. */
export function basisExplanation(subject: ConclusionSubject, basis: ProfitBasis): readonly string[] {
  const { input } = subject;
  return isAveragePay(input) ? [currentNature(input), comparisons[basis](subject)] : [];
}

/** What changes in kind when an average pay scheme becomes a premium scheme: full sentences; null for a current premium scheme. */
export function certaintyNote({ input }: ConclusionSubject): string | null {
  if (!isAveragePay(input)) return null;
  if (input.reference === 'scheme') {
    return `${promiseClause(input)}; het nieuwe pensioen hangt af van beleggen en rente en kan lager uitvallen.`;
  }
  return `${ambitionNature(input)} Het nieuwe pensioen is een verwachting.`;
}
