import { noAdvice, reproductionConclusion } from '#output/words/conclusions/basis.ts';
import { justificationRows } from '#output/exhibits/justification.ts';
import { contentBox } from '#output/slides/drawing/grid.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import type { Report } from '#output/slides/report.ts';
import { drawTable } from '#output/slides/drawing/slide-table.ts';
import { drawText, writeNotes } from '#output/slides/drawing/slide-text.ts';

const tableBox = contentBox(2.12, 5.2);
const adviceBox = contentBox(5.45);

/** With what the outcome was made, so that it can be made again, and what it is not. */
export function addJustificationSlide(report: Report): void {
  const { content, subject } = report;
  const title = reproductionConclusion(subject, content.stamp);
  const slide = headedSlide(report, {
    layout: 'table',
    topic: 'Verantwoording',
    title,
    lead: 'Elk cijfer in dit rapport staat in een cel van de werkmap bij dit dossier.',
  });
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `Versies, tafels en kenmerk waarmee is gerekend. ${title}.`,
    columns: [
      { head: 'Onderdeel', share: 25, align: 'left' },
      { head: 'Gebruikt', share: 75, align: 'left' },
    ],
    rows: justificationRows(content),
    box: tableBox,
    largest: 12,
    tallest: 0.5,
  });
  drawText(
    slide,
    'Geen advies',
    adviceBox,
    [
      { text: noAdvice, fontSize: 14, bold: true },
      {
        text: 'De uitkomsten zijn verwachtingen op basis van de uitgangspunten in dit rapport; de werkelijkheid wijkt af. Elk bedrag is op zichzelf afgerond: sommen en verschillen kunnen in de laatste cijfers afwijken. Percentages en bedragen uit de wet staan met bron en datum in de werkmap.',
        fontSize: 12,
      },
    ],
    { fill: 'bg2', inset: 0.2 },
  );
  writeNotes(slide, [
    'Vertel: dezelfde invoer geeft dezelfde uitkomst, zodat een ander dit kan narekenen.',
    'Bron in de werkmap: bladen Verantwoording en Toetsen.',
    'SHA-256: een vingerafdruk van het invoerbestand; een ander bestand geeft een ander kenmerk.',
    'Wft: Wet op het financieel toezicht.',
  ]);
}
