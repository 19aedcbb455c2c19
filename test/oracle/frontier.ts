import { compensationTotals } from '#test/oracle/compensation-totals.ts';
import { costOf, horizonYears } from '#test/oracle/cost.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';
import { flatMaximum } from '#test/oracle/law.ts';
import { lives } from '#test/oracle/life.ts';
import { countedOneOff } from '#test/oracle/one-off.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Number of steps of 0.1 %-point on the grid of flat premiums, up to the cap. */
export const gridSteps = (dossier: OracleDossier): number =>
  Math.floor((flatMaximum(dossier) / (1 - dossier.nieuw_kosten_op_inleg)) * 1000 + 1e-9);

/** Discounted cost over the horizon of a flat premium, without compensation. */
export const costOfFlat = (dossier: OracleDossier, flat: number): number =>
  countedOneOff(dossier, true, horizonYears(dossier)) +
  sum(lives(dossier).map((life) => costOf(dossier, life, [[0, flat]], horizonYears(dossier))));

/** Discounted cost of compensation over the horizon beside a flat premium, at a target. */
export const costOfTarget = (dossier: OracleDossier, flat: number, target: number): number =>
  sum(compensationTotals({ ...dossier, compensatie_doel: target }, flat).horizon);

/** What premium and compensation must stay within. */
export const budgetOf = (dossier: OracleDossier): number =>
  dossier.compensatie_budget ??
  sum(lives(dossier).map((life) => costOf(dossier, life, 'ongewijzigd', horizonYears(dossier))));
