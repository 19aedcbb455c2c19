import type { Finding } from '#input/findings/findings.ts';
import { findingKinds } from '#input/findings/finding-kinds.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import { placeholderOf } from '#output/writers/pptx/layouts.ts';
import { headedSlide } from '#output/writers/pptx/heading.ts';
import { drawTable } from '#output/writers/pptx/slide-table.ts';
import { writeNotes } from '#output/writers/pptx/slide-text.ts';
import { tablePages } from '#output/writers/pptx/table-pages.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { countedWarnings } from '#output/topics/law/input-warnings.ts';

/** Findings of one kind about one field, told together: a board reads what is doubtful, not whose row it is. */
function rowsOf(warnings: readonly Finding[]): readonly (readonly string[])[] {
  const counts = new Map<string, { readonly row: readonly string[]; count: number }>();
  for (const { field, code } of warnings) {
    const row = [capitalised(findingKinds[code]), field ?? emptyCellMark];
    const found = counts.get(row.join('\n')) ?? { row, count: 0 };
    found.count += 1;
    counts.set(row.join('\n'), found);
  }
  return [...counts.values()].map(({ row, count }) => row.concat(wholeNumber(count)));
}

/** What the input was warned about, without the cells and what stood in them; left out when nothing was. */
export function addInputWarningsSlide(report: Report): void {
  const { warnings } = report.content.dossier;
  if (warnings.length === 0) return;
  const title = `Het invoerbestand gaf ${countedWarnings(warnings)}`;
  const pages = tablePages({
    name: 'Tabel',
    alternativeText: `Waarschuwingen over de invoer naar soort, met het aantal. ${title}.`,
    columns: [
      { head: 'Wat opvalt', share: 56, align: 'left' },
      { head: 'Gegeven', share: 36, align: 'left' },
      { head: 'Aantal', share: 8, align: 'right' },
    ],
    rows: rowsOf(warnings),
    box: placeholderOf('table', 'table').box,
  });
  pages.forEach((page, index) => {
    const place = pages.length === 1 ? '' : ` (${index + 1}\u00a0van\u00a0${pages.length})`;
    const slide = headedSlide(report, {
      layout: 'table',
      topic: 'Waarschuwingen over de invoer',
      title: `${title}${place}`,
      lead: 'Met deze gegevens is gerekend. Controleer ze voordat u besluit.',
    });
    drawTable(slide, page);
    writeNotes(slide, [
      'Vertel: wat aan de gegevens opvalt, en wie het nakijkt.',
      'Bron in de werkmap: blad Toetsen (deel Meldingen).',
      'Het blad zegt per melding waar zij staat en wat u kunt doen. Plaats en inhoud van cellen staan niet op de dia: daarin kan een persoon te herkennen zijn.',
    ]);
  });
}
