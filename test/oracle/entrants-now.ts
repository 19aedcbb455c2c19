import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { openYears } from '#test/oracle/entrants.ts';
import { flatMaximum } from '#test/oracle/law.ts';
import { costOfGroup, firstYears, type Groups, type Term } from '#test/oracle/open-cost.ts';
import { isLaterChange } from '#test/oracle/permission.ts';
import { type Equation, practicalRate } from '#test/oracle/solve.ts';

export interface CostNeutral {
  readonly unbounded: number;
  readonly exact: number;
  readonly practical: number;
}

/** f_e: the flat premium at which all who enter in thirty years cost in these years what they would now. */
export function costNeutralPremium({ dossier, current, next, existing }: Groups): CostNeutral | null {
  const term = firstYears(dossier, openYears);
  const entrants = next.slice(existing);
  const now = costOfGroup(dossier, current.slice(existing), ['current', 'ongewijzigd'], term, true);
  const at = (rate: number): number => costOfGroup(dossier, entrants, ['next', [[0, rate]]], term, true);
  const level = bend(dossier).bendsAt ?? 1;
  const atLevel = at(level);
  const isAbove = now > atLevel;
  const perPremium = isAbove ? at(level + 1) - atLevel : atLevel - at(level - 1);
  if (perPremium <= 0) return null;
  const cap = flatMaximum(dossier) / (1 - dossier.nieuw_kosten_op_inleg);
  const unbounded = level + (now - atLevel) / perPremium;
  const exact = Math.max(0, Math.min(cap, unbounded));
  return { unbounded, exact, practical: practicalRate(exact, cap, dossier.afronding) };
}

/**
 * Cost of everybody in a term when nothing changes. Where a scale was kept in the transition, who enters now does not get it
 * (art. 220e lid 1 onder b PW): they have the flat premium that stands beside it, on the terms of the new scheme; on those of the
 * current scheme where it is typed what that flat premium is now.
 */
export function costNow(groups: Groups, term: Term, isDiscounted: boolean): number {
  const { dossier, current, next, existing } = groups;
  const staying = costOfGroup(dossier, current.slice(0, existing), ['current', 'ongewijzigd'], term, isDiscounted);
  if (!isLaterChange(dossier) || isFlatNow(dossier))
    return staying + costOfGroup(dossier, current.slice(existing), ['current', 'ongewijzigd'], term, isDiscounted);
  const rate = premiumBesideScale(groups);
  return staying + costOfGroup(dossier, next.slice(existing), ['next', [[0, rate]]], term, isDiscounted);
}

/** Whether the dossier says what flat premium who is hired has now. */
const isFlatNow = ({ soort, huidige_vlakke_premie: rate }: OracleDossier): boolean =>
  soort === 'dcToDc' && typeof rate === 'number';

/** What who enters pays beside a kept scale. */
export const premiumBesideScale = (groups: Groups): number => {
  const { premie_toetreders: typed, huidige_vlakke_premie: flat } = groups.dossier;
  return typed ?? (isFlatNow(groups.dossier) ? flat : null) ?? costNeutralPremium(groups)?.practical ?? 0;
};

/** Where employees share the premium above a level the cost bends there. */
export const bend = ({ nieuw_deling_deel: part = 0, nieuw_deling_boven: level = 0 }: OracleDossier) =>
  part > 0 ? { bendsAt: level } : {};

/** Discounted cost over so many years of everybody, who enters too: they all have the same rates. */
export function openCost(groups: Groups, years: number): Equation {
  const { dossier, next } = groups;
  const term = firstYears(dossier, years);
  return {
    value: (rates: readonly Row[]) => costOfGroup(dossier, next, ['next', rates], term, true),
    target: costNow(groups, term, true),
    ...bend(dossier),
  };
}
