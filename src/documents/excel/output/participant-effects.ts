import type { EffectFigures } from '#core/effects-result.ts';
import type { DossierResult } from '#core/result.ts';
import type { ShownKey } from '#contract/terms/shown-alternatives.ts';
import { columnName } from '#documents/excel/output/alternative-columns.ts';
import type { TableColumn } from '#documents/excel/output/sheet-plan.ts';

/** What an alternative means per participant beyond the expected pension and the compensation that is paid. */

type Figures = EffectFigures<Float64Array>;

interface EffectColumn extends TableColumn {
  readonly valueOf: (index: number) => number;
}

const nameOf = (key: ShownKey): string => (key === 'unchanged' ? 'huidig' : columnName(key));

function contributionColumn(key: ShownKey, own: Figures, current: Figures): EffectColumn {
  const isCurrent = key === 'unchanged';
  return {
    header: isCurrent ? 'Eigen bijdrage huidig' : `Verandering eigen bijdrage ${nameOf(key)}`,
    format: 'euroCents',
    valueOf: (index) => (own.ownContribution[index] ?? 0) - (isCurrent ? 0 : (current.ownContribution[index] ?? 0)),
  };
}

const scenarioColumns = (key: ShownKey, { pensions }: Figures): readonly EffectColumn[] => [
  {
    header: `Pensioen pessimistisch ${nameOf(key)}`,
    format: 'euroCents',
    valueOf: (index) => pensions.pessimistic[index] ?? 0,
  },
  {
    header: `Pensioen optimistisch ${nameOf(key)}`,
    format: 'euroCents',
    valueOf: (index) => pensions.optimistic[index] ?? 0,
  },
];

/** Diagnostic: what would fill the own shortfall, where the percentage that is paid is that of a cohort. */
function individualColumn({ compensation }: DossierResult, key: ShownKey): readonly EffectColumn[] {
  if (compensation === null || key === 'unchanged') return [];
  const rates = compensation.variants[key]?.participants.individualRate;
  const valueOf = (index: number): number => rates?.[index] ?? 0;
  return [{ header: `Compensatie individueel % ${nameOf(key)}`, format: 'percentTwo', valueOf }];
}

/** The columns, each with its value for a participant by its place in the result. */
export function participantEffectColumns(result: DossierResult, keys: readonly ShownKey[]): readonly EffectColumn[] {
  const { participants } = result.effects;
  const current = participants.unchanged;
  const figures = keys.map((key) => ({ key, own: participants[key] ?? current }));
  return [
    ...figures.map(({ key, own }) => contributionColumn(key, own, current)),
    ...figures.flatMap(({ key, own }) => scenarioColumns(key, own)),
    ...keys.flatMap((key) => individualColumn(result, key)),
  ];
}
