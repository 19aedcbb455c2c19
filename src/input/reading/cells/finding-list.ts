import { type Finding, type FindingCode, maximumListedFindings } from '#input/findings/findings.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { cellName } from '#office/sheet/cell-name.ts';
import { findingKinds } from '#input/findings/finding-kinds.ts';
import type { Problem } from '#input/reading/cells/problem.ts';

/** Where a problem was found. Row and column count from 1; null: the sheet or the file as a whole. */
export interface Place {
  readonly sheet: string | null;
  readonly row: number | null;
  readonly column: number | null;
  /** Label or header. */
  readonly field: string | null;
}

export const wholeFile: Place = { sheet: null, row: null, column: null, field: null };
export const wholeSheet = (sheet: string): Place => ({ sheet, row: null, column: null, field: null });

type Severity = Finding['severity'];

function moreText(severity: Severity, code: FindingCode, count: number): string {
  const nouns = { error: ['fout', 'fouten'], warning: ['waarschuwing', 'waarschuwingen'] } as const;
  const [one, more] = nouns[severity];
  const counted = count === 1 ? `is nog 1 ${one}` : `zijn nog ${wholeNumber(count)} ${more}`;
  return `Er ${counted} van de soort '${findingKinds[code]}' die hier niet apart ${count === 1 ? 'staat' : 'staan'}.`;
}

/** Gathers findings. Those above the maximum are counted per kind, so that a file with nothing but errors costs no memory. */
export class FindingList {
  readonly #listed: Readonly<Record<Severity, Finding[]>> = { error: [], warning: [] };
  readonly #unlisted: Readonly<Record<Severity, Map<FindingCode, number>>> = { error: new Map(), warning: new Map() };

  get hasErrors(): boolean {
    return this.#listed.error.length > 0;
  }

  /** Whether something of a kind was found. */
  has(code: FindingCode): boolean {
    const { error, warning } = this.#listed;
    return [...error, ...warning].some((item) => item.code === code);
  }

  add(problem: Problem, place: Place, found: string | null = null): void {
    const list = this.#listed[problem.severity];
    if (list.length >= maximumListedFindings) this.#count(problem.severity, problem.code, 1);
    else list.push(finding(problem, place, found));
  }

  /** Errors first, then warnings, then how many there are more of each kind. */
  findings(): readonly Finding[] {
    const { error, warning } = this.#listed;
    const room = Math.max(0, maximumListedFindings - error.length);
    for (const item of warning.splice(room)) this.#count('warning', item.code, 1);
    return [...error, ...warning, ...this.#more('error'), ...this.#more('warning')];
  }

  #count(severity: Severity, code: FindingCode, times: number): void {
    const counts = this.#unlisted[severity];
    counts.set(code, (counts.get(code) ?? 0) + times);
  }

  #more(severity: Severity): readonly Finding[] {
    return [...this.#unlisted[severity]].map(([code, count]) => ({
      code: 'MORE_FINDINGS',
      severity,
      sheet: null,
      cell: null,
      field: null,
      found: String(count),
      message: moreText(severity, code, count),
      remedy: 'Herstel eerst wat wel in de lijst staat en upload het bestand opnieuw.',
    }));
  }
}

function finding(problem: Problem, place: Place, found: string | null): Finding {
  const { sheet, row, column, field } = place;
  return { ...problem, sheet, cell: row === null || column === null ? null : cellName(row, column), field, found };
}
