import type { EffectFigures } from '#core/effects-result.ts';
import type { DossierResult } from '#core/result.ts';
import { columnName, type ShownKey } from '#documents/excel/output/alternative-columns.ts';
import type { TableColumn } from '#documents/excel/output/sheet-plan.ts';

/** What an alternative means per participant beyond the expected pension: own contribution and pension in the scenarios. */

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

/** The columns, each with its value for a participant by its place in the result. */
export function participantEffectColumns(
  { effects }: DossierResult,
  keys: readonly ShownKey[],
): readonly EffectColumn[] {
  const current = effects.participants.unchanged;
  const figures = keys.map((key) => ({ key, own: effects.participants[key] ?? current }));
  return [
    ...figures.map(({ key, own }) => contributionColumn(key, own, current)),
    ...figures.flatMap(({ key, own }) => scenarioColumns(key, own)),
  ];
}
