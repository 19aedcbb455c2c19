import { amount } from '#office/document/dutch-format.ts';
import { paragraph } from '#output/model/blocks.ts';
import type { Block } from '#output/model/document-draft.ts';
import { compensationYearsSection } from '#output/topics/compensation/compensation-years-section.ts';
import { compensationYears } from '#output/topics/compensation/compensation-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { flatInFront } from '#output/language/headline.ts';

const source =
  'In de berekening is de werkgever de enige bron: wat als premie en als salaris wordt betaald, komt boven op de premie van de nieuwe regeling.';

const nothingPaid = 'Er is geen compensatie te financieren.';
const notShown =
  'De compensatie is te financieren; de bedragen per jaar staan alleen in de werkmap, op blad Compensatie.';

/** Whether compensation is paid beside a premium, shown or not. */
const isPaid = (flat: ReturnType<typeof flatInFront>): boolean => Math.round(flat?.compensation?.totalCost ?? 0) > 0;

/** What is paid in each calendar year, as premium and as salary. */
export function sourcesTable(subject: ConclusionSubject): readonly Block[] {
  const key = flatInFront(subject.result)?.key;
  const years = key === undefined ? [] : compensationYears(subject, key);
  const section = compensationYearsSection(subject);
  if (years.length === 0 || section === null)
    return [paragraph(isPaid(flatInFront(subject.result)) ? notShown : nothingPaid)];
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
  ];
}
