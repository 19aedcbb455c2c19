import type { OpenGroupResult } from '#core/result/open-group-result.ts';
import type { DossierResult } from '#core/result/result.ts';
import { type OracleResult, horizonPremiums } from '#test/oracle/answers.ts';
import type { Solution } from '#test/oracle/solve.ts';
import { type Groups, groupsOf } from '#test/oracle/open-cost.ts';
import { type Comparison, isTie } from '#test/oracle/comparison.ts';
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { costNeutralPremium, premiumBesideScale } from '#test/oracle/entrants-now.ts';
import { entryTerms } from '#test/oracle/entrants.ts';
import { ageSources, salarySources } from '#test/oracle/open-group-words.ts';
import { permitted } from '#test/oracle/permission.ts';
import { isOnePercentage, shapeOf } from '#test/oracle/shape.ts';
import {
  compensationPaths,
  numbersOf,
  openHorizonPremium,
  premiumPath,
  unchangedPath,
} from '#test/oracle/open-group.ts';

interface Context {
  readonly comparison: Comparison;
  readonly core: OpenGroupResult;
  readonly groups: Groups;
  /** Of the sums that cost is what is left of. */
  readonly size: number;
}

function compareTerms({ comparison, core: { entry }, groups: { dossier } }: Context): void {
  const oracle = entryTerms(dossier);
  comparison.number('entry salary', entry.salary, oracle.salary);
  comparison.same(
    'entry age and sources',
    [entry.age, ageSources[entry.ageSource], salarySources[entry.salarySource], entry.hires],
    [oracle.age, oracle.ageSource, oracle.salarySource, oracle.hires],
  );
}

function compareNumbers({ comparison, core, groups }: Context): void {
  const oracle = numbersOf(groups);
  const column = (value: (year: OpenGroupResult['years'][number]) => number) => core.years.map(value);
  comparison.numbers(
    'open group in service',
    column(({ inService }) => inService),
    oracle.inService,
  );
  comparison.numbers(
    'open group entering now',
    column(({ entering }) => entering.current),
    oracle.entering.current,
  );
  comparison.numbers(
    'open group entering new',
    column(({ entering }) => entering.next),
    oracle.entering.next,
  );
}

/** The path of a kept scale, where it is permitted. */
function compareGrandfathering({ comparison, core, groups, size }: Context, scale: readonly Row[]): void {
  const { dossier } = groups;
  const { entrantPremium, cost, permission } = core.grandfathering;
  const neutral = costNeutralPremium(groups);
  const { costNeutral } = entrantPremium;
  comparison.same('entrants have a cost-neutral premium', costNeutral !== null, neutral !== null);
  if (costNeutral !== null && neutral !== null) {
    comparison.number('cost-neutral premium, unbounded', costNeutral.unbounded, neutral.unbounded, 1e-2);
    comparison.number('cost-neutral premium', costNeutral.exact, neutral.exact, 1e-2);
    if (!isTie([neutral.exact], dossier.afronding))
      comparison.number('cost-neutral premium, practical', costNeutral.practical, neutral.practical);
  }
  const kept = dossier.soort === 'dcToDc' ? dossier.huidige_staffel : shapeOf(dossier);
  // One percentage is not kept by those who are there: it is everybody's.
  const allowed = isOnePercentage(kept) ? 'nee' : permitted(dossier, dossier.soort === 'dcToDc' ? kept : scale);
  comparison.same('kept scale permitted', permission.permitted, { ja: 'yes', nee: 'no', onbekend: 'unknown' }[allowed]);
  comparison.same('kept scale', cost !== null, allowed !== 'nee');
  if (cost === null) return;
  const entering = premiumBesideScale(groups);
  const path = premiumPath(groups, dossier.soort === 'dcToDc' ? kept : scale, [[0, entering]]);
  comparison.numbers('open group grandfathering', cost, path, size);
}

/** A flat premium for all, without and with compensation. */
function compareFlat(
  { comparison, core, groups, size }: Context,
  { key, scale }: { readonly key: string; readonly scale: readonly Row[] },
): void {
  const path = core.flatForAll.find((flat) => flat.key === key)!;
  const cost = premiumPath(groups, scale, scale);
  const { existing, entrants } = compensationPaths(groups, scale[0]![1]);
  const compensation = existing.map((amount, k) => amount + entrants[k]!);
  comparison.number(`${key} for all`, path.rate, scale[0]![1]);
  comparison.numbers(`${key} for all`, path.cost, cost, size);
  comparison.numbers(`${key} for all, compensation`, path.compensation, compensation, size);
  comparison.numbers(`${key} for all, compensation of entrants`, path.entrantCompensation, entrants, size);
}

function compareHorizons({ comparison, groups }: Context, { horizons }: DossierResult): void {
  const compare = (name: string, core: DossierResult['horizons'][number]['openGroup'], oracle: Solution): void => {
    comparison.same(`${name} reached`, core?.isReached, oracle.feasible);
    comparison.number(name, core?.exact ?? NaN, oracle.exact, 1e-3);
  };
  const closed = horizonPremiums(groups.dossier);
  for (const [index, { years, closedGroup, openGroup }] of horizons.entries()) {
    compare(`horizon ${index} closed`, closedGroup, closed[index]!);
    if (years !== null) compare(`horizon ${index} open`, openGroup, openHorizonPremium(groups, years));
  }
}

export function compareOpenGroup(
  comparison: Comparison,
  result: DossierResult,
  { answers }: OracleResult,
  dossier: OracleDossier,
): void {
  const core = result.openGroup;
  const groups = groupsOf(dossier);
  const context: Context = { comparison, core, groups, size: core.entry.salary / 10 };
  compareTerms(context);
  compareNumbers(context);
  comparison.numbers('open group unchanged', core.unchanged, unchangedPath(groups), context.size);
  compareHorizons(context, result);
  const progressive = answers.budgetneutraal_progressief;
  if (isTie(progressive.rates, dossier.afronding)) return;
  compareGrandfathering(context, progressive.scale);
  const flats = [
    { key: 'budgetNeutralFlat', ...answers.budgetneutraal_vlak },
    { key: 'profitNeutralFlat', ...answers.profijtneutraal_vlak },
  ].filter(({ rates }) => !isTie(rates, dossier.afronding));
  for (const flat of flats) compareFlat(context, flat);
  const own = dossier.eigen_vlakke_premie;
  if (own !== null) compareFlat(context, { key: 'ownFlat', scale: [[0, own]] });
  const { eigen_staffel: ownScale } = dossier;
  if (isOnePercentage(ownScale)) compareFlat(context, { key: 'ownScale', scale: [[0, ownScale[0]![1]]] });
}
