import type { Finding } from '#input/findings/findings.ts';
import { cellPlace, columnLetters } from '#office/sheet/cell-name.ts';

/** From so many cells of one column on, the same fault is listed together under one line. */
const fewestTogether = 4;

/** Findings that are read as one: a single one, or the same fault in many rows of one column. */
export interface FindingGroup {
  readonly findings: readonly [Finding, ...Finding[]];
  /** "E"; null for a single finding. */
  readonly column: string | null;
}

const columnOf = ({ cell }: Finding): string | null => {
  const place = cell === null ? null : cellPlace(cell);
  return place ? columnLetters(place.column) : null;
};

/** A group takes the place of the first of its findings; errors before warnings. */
export function findingGroups(findings: readonly Finding[]): readonly FindingGroup[] {
  const ordered = [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...findings.filter(({ severity }) => severity === 'warning'),
  ];
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const [index, finding] of ordered.entries()) {
    const column = columnOf(finding);
    const { severity, code, sheet, field } = finding;
    const key = column === null ? String(index) : [severity, code, column, field, sheet].join('/');
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()].flatMap((group): readonly FindingGroup[] =>
    group.length >= fewestTogether
      ? [{ findings: group, column: columnOf(group[0]) }]
      : group.map((finding) => ({ findings: [finding], column: null })),
  );
}
