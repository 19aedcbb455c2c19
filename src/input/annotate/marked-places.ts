import type { Finding } from '#input/findings/findings.ts';
import type { CellContent } from '#input/annotate/cell-content.ts';
import { statusFormula } from '#input/annotate/finding-status.ts';
import { quotedSheet } from '#office/sheet/cell-reference.ts';
import type { SheetPart } from '#input/opened/opened-workbook.ts';

/** What the list shows of places in the user's file: where they are and what was in them. */
export class MarkedPlaces {
  readonly #sheets: ReadonlyMap<string, SheetPart>;
  readonly #contents = new Map<string, ReadonlyMap<string, CellContent>>();

  constructor(sheets: readonly SheetPart[]) {
    this.#sheets = new Map(sheets.map((sheet) => [sheet.name, sheet]));
  }

  get names(): ReadonlySet<string> {
    return new Set(this.#sheets.keys());
  }

  /** Keeps the contents of the marked cells of a sheet. */
  keep(sheet: string, contents: ReadonlyMap<string, CellContent>): void {
    this.#contents.set(sheet, contents);
  }

  isHidden(sheet: string): boolean {
    return this.#sheets.get(sheet)?.isHidden ?? false;
  }

  /** 'Dossier'!B6; null for a place that is not there or on a sheet that cannot be shown. */
  target({ sheet, cell }: Finding): string | null {
    const found = sheet === null ? undefined : this.#sheets.get(sheet);
    return !found || found.isHidden ? null : `${quotedSheet(found.name)}!${cell ?? 'A1'}`;
  }

  status(finding: Finding): string | null {
    const { sheet, cell } = finding;
    const content = sheet === null || cell === null ? undefined : this.#contents.get(sheet)?.get(cell);
    return content ? statusFormula(`${quotedSheet(sheet ?? '')}!${cell}`, content, finding) : null;
  }
}
