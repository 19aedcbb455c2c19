import type { EnteredField } from '#input/fields/dossier-file.ts';
import { type PlacedField, registerOfDossier } from '#input/fields/register.ts';
import { enteredFormats } from '#output/topics/basis/entered-formats.ts';
import { emptyRow, subtitleRow, titleRow } from '#output/model/planned-cells.ts';
import { justificationParts } from '#output/topics/basis/justification-parts.ts';
import { inputTablesPart } from '#output/topics/basis/input-tables-part.ts';
import type { SheetPlan } from '#output/model/sheet-plan.ts';
import { type Row, columnsOf } from '#output/model/table.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { sheetOf } from '#output/model/sheet-parts.ts';

const origin = ({ value, isDefault, ofOffice, takenFrom }: EnteredField): string => {
  if (ofOffice === true) return 'standaard van het kantoor';
  if (takenFrom !== undefined) return 'als huidige regeling';
  return isDefault ? 'standaardwaarde' : value === null ? 'niet ingevuld' : 'ingevuld';
};

function fieldRow(entered: EnteredField, { sheet, group, field }: PlacedField): Row {
  return [
    field.label,
    {
      content: entered.value,
      look: 'value',
      format: enteredFormats[field.type],
      wraps: typeof entered.value === 'string',
    },
    entered.isDefault ? { content: origin(entered), look: 'warning' } : origin(entered),
    `${sheet}: ${group}`,
    'unit' in field ? field.unit : null,
    entered.name,
  ];
}

/** From what the outcome follows: what was entered and which standards were kept, and how it was calculated. */
export const assumptionsSheet = (content: OutputContent): SheetPlan =>
  sheetOf({
    name: 'Uitgangspunten',
    widths: [44, 34, 22, 80, 24, 36],
    orientation: 'landscape',
    rows: [
      titleRow('Uitgangspunten'),
      subtitleRow(
        'Alle velden zoals ze in het invoerbestand staan. Een gemarkeerde regel is een standaardwaarde die is blijven staan.',
      ),
      emptyRow,
    ],
    table: {
      name: 'InvoerVelden',
      columns: columnsOf(
        {
          Veld: 'general',
          Waarde: 'general',
          Herkomst: 'general',
          Onderdeel: 'general',
          Eenheid: 'general',
          Naam: 'general',
        },
        ['Onderdeel', 'Veld', 'Eenheid'],
      ),
      rows: content.dossier.fields.map((entered) =>
        fieldRow(entered, registerOfDossier(content.dossier).field(entered.name)),
      ),
    },
    further: [inputTablesPart(content), ...justificationParts(content)],
  });
