import { sheetPart } from '#output/model/sheet-parts.ts';
import { tablesConclusion } from '#output/topics/law/input-conclusions.ts';
import type { EnteredTable } from '#input/fields/dossier-file.ts';
import { type FieldRegister, registerOfDossier } from '#input/fields/register.ts';
import { enteredFormats } from '#output/topics/basis/entered-formats.ts';
import { emptyRow, headerRow, headingRow, sentenceRow, subtitleRow, valueCell } from '#output/model/planned-cells.ts';
import type { PlannedRow, SheetPart } from '#output/model/sheet-plan.ts';
import type { OutputContent } from '#output/model/output-content.ts';

function tableRows({ name, headers, rows }: EnteredTable, register: FieldRegister): readonly PlannedRow[] {
  const table = register.tables.find((item) => item.name === name);
  const title = headingRow(table?.title ?? name);
  if (rows.length === 0) return [emptyRow, title, sentenceRow('Niet ingevuld.')];
  return [
    emptyRow,
    title,
    headerRow(headers, 0),
    ...rows.map((row): PlannedRow =>
      headers.map((header, index) => {
        const column = table?.columns.find((item) => item.header === header);
        return valueCell(row[index] ?? null, column ? enteredFormats[column.type] : 'general');
      }),
    ),
  ];
}

/** The small tables of the input file, one under the other. */
export const inputTablesPart = (content: OutputContent): SheetPart =>
  sheetPart([
    headingRow('Tabellen'),
    sentenceRow(`${tablesConclusion(content)}.`),
    subtitleRow(
      'Een regel geldt vanaf de genoemde leeftijd (of datum, maand of het aantal jaren) tot de volgende regel.',
    ),
    ...content.dossier.tables.flatMap((table) => tableRows(table, registerOfDossier(content.dossier))),
  ]);
