import { compensation } from '#core/compensation/compensation.ts';
import type { CompensationLaw } from '#core/compensation/compensation-law.ts';
import type { ZeroCurve } from '#core/curve/zero-curve.ts';
import type { DossierInput } from '#core/dossier.ts';
import { effects } from '#core/effects/effects.ts';
import { sensitivities } from '#core/effects/sensitivities.ts';
import type { EffectsResult } from '#core/effects-result.ts';
import { openGroup, type OpenGroupInput, openGroupResult } from '#core/open-group/open-group.ts';
import type { ProfitNeutralKey } from '#core/further-result.ts';
import type { CohortResult, DossierResult, PerVariant } from '#core/result.ts';
import { openGroupRates, schemesOn, solvedDossier, type SolvedDossier, type SolveParts } from '#core/solved-dossier.ts';
import type { TableByName } from '#core/scheme/tariff-basis.ts';
import type { SolvedAnswer } from '#core/transition/answer.ts';
import { cohortCosts } from '#core/transition/cohort-costs.ts';
import { horizonTable } from '#core/transition/horizon-table.ts';
import { perAnswer } from '#core/transition/per-alternative.ts';
import { allVariants, type Variant } from '#core/transition/variants.ts';

/** From what the consequences of the answers follow. */
export interface ConsequencesInput {
  readonly dossier: DossierInput;
  readonly parts: SolveParts;
  readonly solved: SolvedDossier;
  readonly otherBasis: Readonly<Record<ProfitNeutralKey, SolvedAnswer>>;
  readonly compensationLaw: CompensationLaw;
  readonly curve: ZeroCurve;
  readonly tables: TableByName;
  readonly cohorts: readonly CohortResult[];
}

/** What follows from the answers: compensation, the open group, cost per cohort, effects on people, and how firm the answers are. */
export function consequences(
  input: ConsequencesInput,
): Pick<DossierResult, 'horizons' | 'compensation' | 'openGroup' | 'effects' | 'cohortCosts' | 'riskPremiums'> {
  const { dossier, parts, solved, compensationLaw: law } = input;
  const { group, steps, answerInput } = solved;
  const variants = allVariants(solved.answers, solved.given);
  const compensated = compensation({
    dossier,
    law,
    group,
    courses: solved.courses,
    basis: solved.expected,
    variants,
    flatCap: parts.limits.flat / (1 - dossier.next.entryCost),
  });
  const opened: OpenGroupInput = {
    dossier,
    members: parts.members,
    transition: solved.grid.transition,
    stepCount: steps.count,
    existing: group.cost,
    schemesOf: (entryDossier, grid) => schemesOn(grid, entryDossier, steps, parts.currentScheme),
  };
  const entering = openGroup(opened);
  const premiums = { law, compensation: compensated, ...openGroupRates(dossier, solved) };
  return {
    horizons: horizonTable(group.cost, entering.cost, answerInput.nextCostRates, answerInput.forms.flat),
    compensation: compensated?.result ?? null,
    openGroup: openGroupResult(opened, entering, premiums),
    effects: effectsOf(input, variants),
    ...cohortCosts({
      dossier,
      members: parts.members,
      courses: solved.courses,
      stepCount: steps.count,
      variants,
      cohorts: input.cohorts,
    }),
  };
}

function effectsOf(
  { dossier, parts, solved, otherBasis, curve, tables, cohorts }: ConsequencesInput,
  variants: PerVariant<Variant>,
): EffectsResult {
  const { courses, expected, steps } = solved;
  const { members, table } = parts;
  const base = perAnswer((key) => solved.answers[key].answer);
  return {
    ...effects({
      dossier,
      members,
      courses,
      stepCount: steps.count,
      expected,
      table,
      tables,
      curve,
      variants,
      otherBasis,
      cohorts,
    }),
    sensitivities: sensitivities(dossier, table, base, (changed, changedTable) => {
      const again = solvedDossier(changed, { ...parts, table: changedTable }, () => undefined);
      return perAnswer((key) => again.answers[key].answer);
    }),
  };
}
