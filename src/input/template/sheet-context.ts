import type { Worksheet } from '@cj-tech-master/excelts';
import { absoluteReference } from '#office/sheet/cell-reference.ts';
import type { ChoiceLists } from '#input/template/choice-lists.ts';
import type { FormulaCells } from '#input/template/formula-cells.ts';
import type { TemplateFilling } from '#input/template/filling.ts';
import type { StatusSources } from '#input/template/status/field-status.ts';

/** What the parts of one sheet write with. */
export class SheetContext {
  readonly sheet: Worksheet;
  readonly lists: ChoiceLists;
  readonly formulas: FormulaCells;
  readonly filling: TemplateFilling;
  readonly sources: StatusSources;

  constructor(sheet: Worksheet, shared: Pick<SheetContext, 'lists' | 'formulas' | 'filling' | 'sources'>) {
    this.sheet = sheet;
    this.lists = shared.lists;
    this.formulas = shared.formulas;
    this.filling = shared.filling;
    this.sources = shared.sources;
  }

  /** The cell with the name of its sheet, as other sheets refer to it. */
  reference(column: number, row: number): string {
    return absoluteReference(this.sheet.name, column, row);
  }
}
