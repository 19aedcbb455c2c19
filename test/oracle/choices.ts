import { type OracleResult, ambitionPremium } from '#test/oracle/answers.ts';
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { costNow, premiumBesideScale } from '#test/oracle/entrants-now.ts';
import { openYears } from '#test/oracle/entrants.ts';
import { flatMaximum } from '#test/oracle/law.ts';
import { compensationTotals } from '#test/oracle/compensation-totals.ts';
import { lives } from '#test/oracle/life.ts';
import { type Named, oneOffCosts, oneOffOfYear } from '#test/oracle/one-off.ts';
import { costOfGroup, firstYears, type Groups } from '#test/oracle/open-cost.ts';
import { compensationPaths } from '#test/oracle/open-group.ts';
import { permitted } from '#test/oracle/permission.ts';
import { deflator, expectedBasis, pensionOf } from '#test/oracle/pension.ts';
import { isOnePercentage } from '#test/oracle/shape.ts';
import { isCompensated } from '#test/oracle/verdict.ts';
import { yearlyCost } from '#test/oracle/yearly.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Who has which premium in a choice. */
export interface OracleChoice {
  readonly own: readonly Row[];
  readonly entering: number;
}

const flatOf = (scale: readonly Row[]): OracleChoice => ({ own: [[0, scale[0]![1]]], entering: scale[0]![1] });

/** The premium of those who keep a scale; null where nobody may, or there is none. */
function keptScale(dossier: OracleDossier, { answers }: OracleResult): readonly Row[] | null {
  if (dossier.soort === 'dcToDc') return dossier.huidige_staffel;
  if (dossier.keuze_a === undefined || dossier.keuze_a === 'nee') return null;
  const isAmbition = dossier.keuze_a === 'ambitie' && dossier.soort === 'ambitionDbToDc';
  return isAmbition ? ambitionPremium(dossier).scale : answers.budgetneutraal_progressief.scale;
}

/** The highest lawful flat premium, with what the provider takes of it. */
const flatCap = (dossier: OracleDossier): number => flatMaximum(dossier) / (1 - dossier.nieuw_kosten_op_inleg);

/** Whether the law forbids a flat premium. */
export const isForbidden = (dossier: OracleDossier, rate: number): boolean => rate > flatCap(dossier) * (1 + 1e-12);

/** The choices A, B and C of a dossier in which nothing was chosen. */
export function oracleChoices(groups: Groups, oracle: OracleResult): ReadonlyMap<string, OracleChoice> {
  const { dossier } = groups;
  const { eigen_vlakke_premie: own, eigen_staffel: ownScale, afronding: step } = dossier;
  const highest = Math.floor(flatCap(dossier) / step + 1e-9) * step;
  const entering = premiumBesideScale(groups);
  const choices = new Map<string, OracleChoice>();
  const kept = keptScale(dossier, oracle);
  if (kept !== null && !isOnePercentage(kept) && permitted(dossier, kept) !== 'nee')
    choices.set('A', { own: kept, entering });
  const name = dossier.keuze_b === 'zelfde pensioen' ? 'profijtneutraal_vlak' : 'budgetneutraal_vlak';
  const asked = own ?? oracle.answers[name].scale[0]![1];
  choices.set('B', flatOf([[0, isForbidden(dossier, asked) ? highest : asked]]));
  if (own !== null && isForbidden(dossier, own)) choices.set('C', flatOf([[0, own]]));
  else if (ownScale.length > 0 && !(choices.has('A') && isSameScale(dossier, ownScale))) {
    choices.set('C', isOnePercentage(ownScale) ? flatOf(ownScale) : { own: ownScale, entering });
  }
  return choices;
}

/** Whether a typed scale asks everybody at every age what the current one asks. */
function isSameScale({ soort, huidige_staffel: current }: OracleDossier, own: readonly Row[]): boolean {
  const at = (scale: readonly Row[], age: number): number => scale.findLast(([from]) => from <= age)?.[1] ?? 0;
  return (
    soort === 'dcToDc' && Array.from({ length: 70 }, (_, age) => age).every((age) => at(current, age) === at(own, age))
  );
}

/** The two numbers, not split and split. */
export function numbersOfChoice(groups: Groups, letter: Named['letter'], { own, entering }: OracleChoice) {
  const { dossier, next, existing } = groups;
  const isFlat = isOnePercentage(own);
  const costOver = (years: number, isDiscounted: boolean): number => {
    const term = firstYears(dossier, years);
    const staying = costOfGroup(dossier, next.slice(0, existing), ['next', own], term, isDiscounted);
    return staying + costOfGroup(dossier, next.slice(existing), ['next', [[0, entering]]], term, isDiscounted);
  };
  const compensated = (isDiscounted: boolean): readonly number[] => {
    if (!isFlat) return [0];
    const paths = compensationPaths(groups, entering, isDiscounted);
    return paths.existing.map((amount, k) => amount + paths.entrants[k]!);
  };
  const compensation = { firstYear: compensated(false)[0]!, thirtyYears: sum(compensated(true)) };
  const oneOff = {
    firstYear: oneOffOfYear(dossier, { letter, isFlat }, 0),
    thirtyYears: oneOffCosts(dossier, { letter, isFlat }, openYears),
  };
  return {
    cost: {
      firstYear: costOver(1, false) + compensation.firstYear + oneOff.firstYear,
      thirtyYears: costOver(openYears, true) + compensation.thirtyYears + oneOff.thirtyYears,
    },
    compensation,
    oneOff,
    ownContribution: yearlyCost(dossier, own)[0]!.contribution,
  };
}

/** The same where nothing changes. */
export const numbersNow = (groups: Groups) => ({
  firstYear: costNow(groups, firstYears(groups.dossier, 1), false),
  thirtyYears: costNow(groups, firstYears(groups.dossier, openYears), true),
});

/** Per participant the pension as a part of the current one, before and after compensation that is paid as premium. */
export function pensionParts(dossier: OracleDossier, { own, entering }: OracleChoice) {
  const basis = expectedBasis(dossier);
  const isPaid = isOnePercentage(own) && isCompensated(dossier);
  const outcomes = isPaid ? compensationTotals(dossier, entering).outcomes : [];
  return lives(dossier).map((life, index) => {
    const now = pensionOf(dossier, life, 'ongewijzigd', basis);
    const pension = pensionOf(dossier, life, own, basis);
    // What compensation adds is in today's money, these pensions are not.
    const added = (outcomes[index]?.pensionFromPremium ?? 0) / deflator(dossier, life);
    return { person: life.person, now, pension, after: pension + added };
  });
}
