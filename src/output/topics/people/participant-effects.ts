import { columnName } from '#output/language/defined-names.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { Column } from '#output/model/table.ts';
import type { Alternative, PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';

interface EffectColumn extends Column {
  readonly valueOf: (index: number) => number;
}

/** What the columns of an alternative end with. */
const endOf = (alternative: Alternative): string =>
  alternative.sort === 'unchanged' ? 'huidig' : columnName(alternative.key);

function contributionColumn(alternative: Alternative, current: Alternative): EffectColumn {
  const isCurrent = alternative.sort === 'unchanged';
  return {
    header: isCurrent ? 'Eigen bijdrage huidig' : `Verandering eigen bijdrage ${endOf(alternative)}`,
    format: isCurrent ? 'euro' : 'euroDifference',
    valueOf: (index) =>
      alternative.participants[index]!.ownContribution - (isCurrent ? 0 : current.participants[index]!.ownContribution),
  };
}

/** For comparison the percentage that would fill the own shortfall; and what compensation gives, as pension and as salary. */
function compensationColumns(alternative: Alternative): readonly EffectColumn[] {
  const { participants, compensation } = alternative;
  if (compensation === null) return [];
  const { individualRate, pensionFromPremium, salary, pensionFromSalary } = compensation.participants;
  const column = (name: string, format: EffectColumn['format'], valueOf: EffectColumn['valueOf']): EffectColumn => ({
    header: `${name} ${endOf(alternative)}`,
    format,
    valueOf,
  });
  return [
    column('Compensatie individueel %', 'percentTwo', (index) => individualRate[index]!),
    column('Pensioen na compensatie', 'euro', (index) => participants[index]!.pension + pensionFromPremium[index]!),
    column('Compensatie als salaris, bruto', 'euro', (index) => salary[index]!),
    column('Dat salaris als pensioen', 'euro', (index) => pensionFromSalary[index]!),
  ];
}

/** The columns, each with its value for a participant by its place in the result. */
export function participantEffectColumns(
  result: DossierResult,
  premiums: readonly PremiumAlternative[],
): readonly EffectColumn[] {
  const current = alternativeOf(result, 'unchanged');
  const all = [current, ...premiums];
  return [...all.map((one) => contributionColumn(one, current)), ...all.flatMap(compensationColumns)];
}
