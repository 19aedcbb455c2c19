import { defaultsConclusion } from '#output/words/conclusions/basis.ts';
import { enteredAssumptions, type EnteredAssumption } from '#output/slides/deck/entered-assumption.ts';
import type { Report } from '#output/slides/report.ts';
import { addTableSlides } from '#output/slides/drawing/table-pages.ts';

/** The heading of a group, as in the template, is shown in the first row of the group only. */
const tableRow = (
  { group, label, value, isDefault }: EnteredAssumption,
  previous: EnteredAssumption | undefined,
): readonly string[] => [
  group === previous?.group ? '' : group,
  label,
  value,
  isDefault ? '▲ standaard van het sjabloon' : 'gekozen voor dit dossier',
];

/** With which assumptions was calculated, and which of them nobody chose; over more slides when there are many. */
export function addAssumptionsSlide(report: Report): void {
  const assumptions = enteredAssumptions(report.content.dossier);
  if (assumptions.length === 0) return;
  const title = defaultsConclusion(assumptions);
  addTableSlides(report, {
    heading: {
      topic: 'Uitgangspunten',
      title,
      lead: '▲ Een standaardwaarde van het sjabloon die is blijven staan. Loopbaan, uitstroom en beleggingen naar leeftijd staan in de werkmap, blad Invoer tabellen.',
    },
    table: {
      alternativeText: `Uitgangspunten van de berekening met waarde en herkomst. ${title}.`,
      columns: [
        { head: 'Onderwerp', share: 24, align: 'left' },
        { head: 'Uitgangspunt', share: 36, align: 'left' },
        { head: 'Waarde', share: 22, align: 'left' },
        { head: 'Herkomst', share: 20, align: 'left' },
      ],
      rows: assumptions.map((assumption, index) => tableRow(assumption, assumptions[index - 1])),
      largest: 12,
    },
    notes: [
      'Vertel: welke uitgangspunten u hebt gekozen en waarom. Wat op de standaardwaarde staat is nog te bespreken.',
      'Bron in de werkmap: blad Invoer.',
      'Standaard: de waarde van het sjabloon is niet veranderd. Gekozen: de waarde is voor dit dossier ingevuld.',
      'Toets rente en rendement op de peildatum voordat u met de uitkomst een besluit neemt.',
    ],
  });
}
