import { defaultsConclusion } from '#output/words/conclusions/basis.ts';
import type { Section } from '#output/exhibits/model/section.ts';
import { manualPlaces } from '#output/exhibits/model/manual-places.ts';
import type { ReadDossier } from '#input/dossier-file.ts';
import { enteredAssumptions, type EnteredAssumption } from '#output/exhibits/entered-assumption.ts';

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
export function assumptionsSection(dossier: ReadDossier): Section | null {
  const assumptions = enteredAssumptions(dossier);
  if (assumptions.length === 0) return null;
  const conclusion = defaultsConclusion(assumptions);
  return {
    id: 'assumptions',
    topic: 'Uitgangspunten',
    conclusion,
    lead: '▲ Een standaardwaarde van het sjabloon die is blijven staan. Loopbaan, uitstroom en beleggingen naar leeftijd staan in de werkmap, blad Invoer (deel Tabellen).',
    exhibits: [
      {
        name: 'Uitgangspunten',
        chart: null,
        table: {
          text: `Uitgangspunten van de berekening met waarde en herkomst. ${conclusion}.`,
          model: {
            columns: [
              { head: 'Onderwerp', share: 24, align: 'left' },
              { head: 'Uitgangspunt', share: 36, align: 'left' },
              { head: 'Waarde', share: 22, align: 'left' },
              { head: 'Herkomst', share: 20, align: 'left' },
            ],
            rows: assumptions.map((assumption, index) => tableRow(assumption, assumptions[index - 1])),
            emphasised: [],
            barred: [],
          },
        },
      },
    ],
    notes: [
      'Standaard: de waarde van het sjabloon is niet veranderd. Gekozen: de waarde is voor dit dossier ingevuld.',
      'Toets rente en rendement op de peildatum voordat u met de uitkomst een besluit neemt.',
    ],
    source: {
      sheet: 'Invoer',
      sentence: 'Bron in de werkmap: blad Invoer.',
      article: null,
      method: manualPlaces.defaults,
    },
  };
}
