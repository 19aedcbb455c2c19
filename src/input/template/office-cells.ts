import { officeNames } from '#input/fields/office-names.ts';
import { rowsText } from '#input/fields/office-standards.ts';
import type { ChoiceLists } from '#input/template/choice-lists.ts';
import type { TemplateFilling } from '#input/template/filling.ts';
import { longDateText } from '#office/document/dutch-format.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Writes on the hidden sheet which standards are those of an office, so that the report can tell. */
export function writeOfficeCells(lists: ChoiceLists, { office }: TemplateFilling): void {
  if (office === undefined) return;
  const { year, month, day } = office.adoptedOn;
  lists.named('Standaarden van het kantoor', {
    [officeNames.office]: office.office,
    [officeNames.adoptedOn]: `${year}-${two(month)}-${two(day)}`,
    [officeNames.reason]: office.reason,
    ...Object.fromEntries(Object.entries(office.values).map(([name, value]) => [officeNames.standard(name), value])),
    ...Object.fromEntries(
      Object.entries(office.tables).map(([name, rows]) => [officeNames.standard(name), rowsText(rows)]),
    ),
  });
}

/** Under the title of what can stay untouched: what an empty cell means, and whose standards were filled in. */
export const refinementIntro = ({ office }: TemplateFilling): string =>
  office === undefined
    ? 'Mag onaangeroerd blijven: een lege cel telt als wat er in de kolom Leeg is staat. Kies een cel voor uitleg. Rechts staan de tabellen.'
    : `Ingevuld met de standaarden van ${office.office}, vastgesteld op ${longDateText(office.adoptedOn)}: ${office.reason}`;
