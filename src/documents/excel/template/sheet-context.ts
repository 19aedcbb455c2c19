import type { Worksheet } from '@cj-tech-master/excelts';
import { absoluteReference } from '#documents/excel/output/cell-address.ts';
import type { ChoiceLists } from '#documents/excel/template/choice-lists.ts';
import type { TemplateFilling } from '#documents/excel/template/filling.ts';
import type { StatusSources } from '#documents/excel/template/status/field-status.ts';

/** What the parts of one sheet write with. */
export class SheetContext {
  readonly sheet: Worksheet;
  readonly lists: ChoiceLists;
  readonly filling: TemplateFilling;
  readonly sources: StatusSources;

  constructor(sheet: Worksheet, shared: Pick<SheetContext, 'lists' | 'filling' | 'sources'>) {
    this.sheet = sheet;
    this.lists = shared.lists;
    this.filling = shared.filling;
    this.sources = shared.sources;
  }

  /** The cell with the name of its sheet, as other sheets refer to it. */
  reference(column: number, row: number): string {
    return absoluteReference(this.sheet.name, column, row);
  }
}
