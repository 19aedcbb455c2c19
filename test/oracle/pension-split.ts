import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { type Life, lifeOf } from '#test/oracle/life.ts';
import {
  currentProduct,
  deflator,
  expectedBasis,
  newCapital,
  newProduct,
  pensionOf,
  priceAt,
  restated,
} from '#test/oracle/pension.ts';

/** Whether the schemes differ in more than the premium, so that there is a change to divide (section 12, two products). */
export const isSplit = (dossier: OracleDossier): boolean =>
  dossier.soort === 'dcToDc' &&
  (dossier.huidig_pensioenleeftijd !== dossier.nieuw_pensioenleeftijd ||
    JSON.stringify(currentProduct(dossier)) !== JSON.stringify(newProduct(dossier)));

/**
 * The change of a pension in premium, cost of investing, mix and pension age: dossiers in between, in which the new scheme
 * still has the pension age, the mix and the cost of the current one.
 */
export function splitOf(dossier: OracleDossier, life: Life, rates: readonly Row[]): readonly number[] {
  const basis = expectedBasis(dossier);
  const now = currentProduct(dossier);
  const withPremium: OracleDossier = {
    ...dossier,
    nieuw_pensioenleeftijd: dossier.huidig_pensioenleeftijd,
    huidig_beleggingskosten: now.cost,
    huidige_lifecycle: now.lifecycle,
    beleggingskosten: now.cost,
    lifecycle: now.lifecycle,
  };
  const withCost = { ...withPremium, beleggingskosten: dossier.beleggingskosten };
  const withMix = { ...withCost, lifecycle: dossier.lifecycle };
  const { pensionMonth, terms } = life.current;
  const price = priceAt(dossier, basis, terms.pensioenleeftijd, pensionMonth);
  const today = deflator(dossier, life);
  const between = (changed: OracleDossier): number => {
    const older = lifeOf(changed, life.person, 0);
    // Where the new scheme ends before the current pension age, so do its premiums.
    const endMonth = Math.min(older.next.endMonth, life.next.endMonth);
    const capital = newCapital(changed, { ...older, next: { ...older.next, endMonth } }, rates, basis);
    return restated(dossier, basis, life, capital / price) * today;
  };
  const pensions = [
    pensionOf(dossier, life, 'ongewijzigd', basis) * today,
    ...[withPremium, withCost, withMix].map(between),
    pensionOf(dossier, life, rates, basis) * today,
  ];
  return pensions.slice(1).map((pension, step) => pension - pensions[step]!);
}
