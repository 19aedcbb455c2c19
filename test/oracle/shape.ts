import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { flatMaximum, progressiveMaxima, progressiveMaximum } from '#test/oracle/law.ts';
import { calendarYear, monthsToTransition } from '#test/oracle/life.ts';
import { ambitionBasis, singlePremium } from '#test/oracle/tariff.ts';

/** The ambition scale: the single premium at each class age, of a man, times the accrual (section 6). */
export function ambitionScale(dossier: OracleDossier): Row[] {
  const basis = ambitionBasis(dossier);
  const year = calendarYear(dossier, monthsToTransition(dossier));
  const rows: Row[] = [];
  for (let from = 15; from <= 65; from += 5) {
    const ages: number[] = [];
    for (let age = from; age < (from === 65 ? basis.pensionAge : from + 5); age += 1) ages.push(age);
    if (ages.length === 0) continue;
    const middle = from === 15 ? 18 : ages.reduce((sum, age) => sum + age, 0) / ages.length;
    rows.push([from, dossier.ambitie_opbouwpercentage * singlePremium(basis, 'M', 12 * middle, year)]);
  }
  return rows;
}

/** The shape of the progressive answers: the steps of it that somebody comes to pay, and the first. */
export function shapeOf(dossier: OracleDossier): readonly Row[] {
  const highest = highestAge(dossier);
  return wholeShapeOf(dossier).filter(([from], index) => index === 0 || from <= highest);
}

/** The highest age that decides a premium: tried for each month of birth, in the last month before the pension age. */
function highestAge({ nieuw_pensioenleeftijd, nieuw_leeftijdsbepaling: rule }: OracleDossier): number {
  const lived = Math.round(12 * nieuw_pensioenleeftijd) - 1;
  let highest = 0;
  for (let born = 1; born <= 12; born += 1) {
    const reachedBySylvester = Math.floor((born - 1 + lived) / 12);
    const reachedByNewYear = born === 1 ? reachedBySylvester : reachedBySylvester - 1;
    const bySylvester = rule === '31 december' ? reachedBySylvester : reachedByNewYear;
    highest = Math.max(highest, rule === 'eerste van de maand' ? Math.floor(lived / 12) : bySylvester);
  }
  return highest;
}

function wholeShapeOf(dossier: OracleDossier): readonly Row[] {
  if (dossier.nieuw_staffelvorm === 'huidige staffel') return dossier.huidige_staffel;
  if (dossier.nieuw_staffelvorm === 'eigen staffel') return dossier.nieuwe_staffel;
  if (dossier.nieuw_staffelvorm === 'fiscaal maximum') return progressiveMaxima(dossier);
  if (dossier.nieuw_staffelvorm === 'ambitie') return ambitionScale(dossier);
  throw new Error(`No shape ${dossier.nieuw_staffelvorm}`);
}

/** The flat premium as a scale of one step that holds for every age, with rate 1. */
export const flatShape: readonly Row[] = [[0, 1]];

/** Whether every age has the same percentage: a flat premium, whatever it was typed as. */
export const isOnePercentage = (scale: readonly Row[]): boolean => new Set(scale.map(([, rate]) => rate)).size === 1;

/** What the progressive answers are solved on: of a scale with one percentage the flat premium. */
export const solvedShape = (dossier: OracleDossier): readonly Row[] => {
  const shape = shapeOf(dossier);
  return isOnePercentage(shape) ? flatShape : shape;
};

/** The highest rate per step that a shape is held to; Infinity where the caps are off (`fiscale_begrenzing` nee). */
export const capsOf = (dossier: OracleDossier, shape: readonly Row[]): number[] =>
  dossier.fiscale_begrenzing === 'nee' ? shape.map(() => Infinity) : legalMaxima(dossier, shape);

/** The highest rate per step of a shape that tax law allows. */
export function legalMaxima(dossier: OracleDossier, shape: readonly Row[]): number[] {
  const net = 1 - dossier.nieuw_kosten_op_inleg;
  return shape.map(([from], index) => {
    if (shape === flatShape) return flatMaximum(dossier) / net;
    const next = shape[index + 1]?.[0] ?? Math.ceil(dossier.nieuw_pensioenleeftijd);
    let lowest = progressiveMaximum(dossier, from);
    for (let age = from; age < next; age += 1) lowest = Math.min(lowest, progressiveMaximum(dossier, age));
    return lowest / net;
  });
}
