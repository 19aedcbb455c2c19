import { defaultsConclusion } from '#output/language/basis.ts';
import type { Section } from '#output/model/section.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { officeSentence } from '#output/topics/law/kept-standards.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { enteredAssumptions, type EnteredAssumption } from '#output/topics/basis/entered-assumption.ts';

const originText = ({ isDefault, isOfOffice }: EnteredAssumption): string => {
  if (!isDefault) return 'gekozen voor dit dossier';
  return isOfOffice ? 'standaard van het kantoor' : 'standaardwaarde';
};

/** The heading of a group, as in the template, is shown in the first row of the group only. */
const tableRow = (assumption: EnteredAssumption, previous: EnteredAssumption | undefined): readonly string[] => [
  assumption.group === previous?.group ? '' : assumption.group,
  assumption.label,
  assumption.value,
  originText(assumption),
];

/** Whose standards were offered, where an office has its own. */
export const officeNote = ({ office }: Pick<ReadDossier, 'office'>): readonly string[] =>
  office === undefined ? [] : [`${capitalised(officeSentence(office))}.`];

const leadOf = (which: 'all' | 'chosen', assumptions: readonly EnteredAssumption[]): string =>
  [
    ...(which === 'all' ? [] : ['Wat hier niet staat, heeft de standaardwaarde.']),
    ...(assumptions.some(({ group }) => group === 'Tabellen')
      ? ['De rijen van de tabellen staan in de werkmap, blad Invoer (deel Tabellen).']
      : []),
  ].join(' ');

/** The assumptions of the calculation and their origin: all, or those that are not Evenwicht's standard; null without any. */
export function assumptionsSection(dossier: ReadDossier, which: 'all' | 'chosen'): Section | null {
  const all = enteredAssumptions(dossier);
  const assumptions = which === 'all' ? all : all.filter(({ isDefault, isOfOffice }) => !isDefault || isOfOffice);
  if (assumptions.length === 0) return null;
  const conclusion = defaultsConclusion(all);
  return {
    id: 'assumptions',
    topic: 'Uitgangspunten',
    conclusion,
    lead: leadOf(which, assumptions),
    exhibits: [
      {
        name: 'Uitgangspunten',
        chart: null,
        table: {
          text: `Uitgangspunten van de berekening met waarde en herkomst. ${conclusion}.`,
          model: {
            columns: [
              { head: 'Onderwerp', share: 22, align: 'left' },
              { head: 'Uitgangspunt', share: 32, align: 'left' },
              { head: 'Waarde', share: 20, align: 'left' },
              { head: 'Herkomst', share: 30, align: 'left' },
            ],
            rows: assumptions.map((assumption, index) => tableRow(assumption, assumptions[index - 1])),
            emphasised: [],
            barred: [],
          },
        },
      },
    ],
    notes: officeNote(dossier),
    source: {
      sheet: 'Invoer',
      sentence: 'Bron in de werkmap: blad Invoer.',
      article: null,
      method: manualPlaces.defaults,
    },
  };
}
