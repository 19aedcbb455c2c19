import type { DossierResult } from '#core/result/result.ts';
import type { OracleResult } from '#test/oracle/answers.ts';
import type { Comparison } from '#test/oracle/comparison.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';
import { entrySalary, openGroup } from '#test/oracle/open-group.ts';

const paths = ['unchanged', 'grandfathering', 'flat'] as const;

export function compareOpenGroup(
  comparison: Comparison,
  result: DossierResult,
  { answers }: OracleResult,
  dossier: OracleDossier,
): void {
  const core = result.openGroup;
  const scale = answers.budgetneutraal_progressief.scale;
  const oracle = openGroup(dossier, answers.budgetneutraal_vlak, scale);
  const size = core.entrySalary / 10;
  comparison.number('entry salary', core.entrySalary, entrySalary(dossier));
  const compare = (name: string, actual: readonly number[], expected: readonly number[]): void =>
    comparison.numbers(`open group ${name}`, actual, expected, size);
  comparison.numbers(
    'open group in service',
    core.years.map(({ inService }) => inService),
    oracle.years.map(({ inService }) => inService),
  );
  for (const path of paths) {
    compare(
      path,
      core.years.map(({ cost }) => cost[path]),
      oracle.years.map((year) => year[path]),
    );
  }
  compare(
    'compensation',
    core.years.map(({ compensation }) => compensation),
    oracle.years.map(({ compensation }) => compensation),
  );
  comparison.same('crossing year', core.crossingYear, oracle.crossingYear);
}
