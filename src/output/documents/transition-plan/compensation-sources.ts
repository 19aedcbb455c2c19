import { amount } from '#office/document/dutch-format.ts';
import { paragraph } from '#output/documents/model/blocks.ts';
import type { Block } from '#output/documents/model/document-draft.ts';
import { compensationYearsSection } from '#output/exhibits/compensation-years.ts';
import { compensationYears } from '#output/words/conclusions/compensation.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { flatInFront } from '#output/words/verdict/headline.ts';

const source =
  'In de berekening is de werkgever de enige bron: wat als premie en als salaris wordt betaald, komt boven op de premie van de nieuwe regeling.';

/** What is paid in each calendar year, as premium and as salary. */
export function sourcesTable(subject: ConclusionSubject): readonly Block[] {
  const key = flatInFront(subject.result)?.key;
  const years = key === undefined ? [] : compensationYears(subject, key);
  const section = compensationYearsSection(subject);
  if (years.length === 0 || section === null)
    return [paragraph('Er zijn geen bedragen van compensatie te financieren of te tonen.')];
  return [
    paragraph(`${section.conclusion}.`, 'conclusion'),
    paragraph(source),
    {
      kind: 'table',
      name: 'Compensatie per jaar en bron',
      alternativeText: `Compensatie per kalenderjaar, als premie en als salaris. ${section.conclusion}.`,
      table: {
        columns: [
          { head: 'Jaar', share: 16, align: 'left' },
          { head: 'Werkgever, als pensioenpremie', share: 28, align: 'right' },
          { head: 'Werkgever, als salaris (bruto)', share: 28, align: 'right' },
          { head: 'Kosten samen, met opslag', share: 28, align: 'right' },
        ],
        rows: years.map(({ year, premium, salary, cost }) => [
          `${year}`,
          amount(premium),
          amount(salary),
          amount(cost),
        ]),
        emphasised: [],
        barred: [],
      },
    },
    ...section.notes.slice(0, 1).map((note) => paragraph(note, 'note')),
    paragraph(section.source.sentence, 'note'),
  ];
}
