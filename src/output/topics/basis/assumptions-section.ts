import { said } from '#output/language/wording.ts';
import { defaultsConclusion } from '#output/language/basis.ts';
import type { Section } from '#output/model/section.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { officeSentence } from '#output/topics/law/approval.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { enteredAssumptions, type EnteredAssumption } from '#output/topics/basis/entered-assumption.ts';
import { textTable } from '#output/model/text-table.ts';
import { sheetSection } from '#output/model/sheet-section.ts';

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

/** The assumptions of the calculation and their origin: all, or those that are not Evenwicht's standard; null without any. */
export function assumptionsSection(dossier: ReadDossier, which: 'all' | 'chosen'): Section | null {
  const all = enteredAssumptions(dossier);
  const assumptions = which === 'all' ? all : all.filter(({ isDefault, isOfOffice }) => !isDefault || isOfOffice);
  if (assumptions.length === 0) return null;
  return sheetSection({
    id: 'assumptions',
    topic: said('topicAssumptions'),
    conclusion: defaultsConclusion(all),
    lead: which === 'all' ? [] : ['Wat hier niet staat, heeft de standaardwaarde.'],
    table: [
      textTable(
        [
          ['Onderwerp', 22],
          ['Uitgangspunt', 32],
          ['Waarde', 20],
          ['Herkomst', 30],
        ],
        assumptions.map((assumption, index) => tableRow(assumption, assumptions[index - 1])),
      ),
      'Uitgangspunten van de berekening met waarde en herkomst',
    ],
    notes: officeNote(dossier),
    sheet: 'Uitgangspunten',
    method: 'defaults',
  });
}
