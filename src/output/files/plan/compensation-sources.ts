import { amount } from '#office/document/dutch-format.ts';
import { paragraph, tableBlock } from '#output/model/blocks.ts';
import type { Block } from '#output/model/document-draft.ts';
import { compensationYears, compensationYearsConclusion } from '#output/topics/compensation/compensation-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { flatInFront } from '#output/language/headline.ts';
import { textTable } from '#output/model/text-table.ts';

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
  const conclusion = compensationYearsConclusion(subject);
  if (years.length === 0 || conclusion === null)
    return [paragraph(isPaid(flatInFront(subject.result)) ? notShown : nothingPaid)];
  return [
    paragraph(`${conclusion}.`, 'conclusion'),
    paragraph(source),
    tableBlock(
      'Compensatie per jaar en bron',
      `Compensatie per kalenderjaar, als premie en als salaris. ${conclusion}.`,
      textTable(
        [
          ['Jaar', 16],
          ['Werkgever, als pensioenpremie', 28, 'right'],
          ['Werkgever, als salaris (bruto)', 28, 'right'],
          ['Kosten samen, met opslag', 28, 'right'],
        ],
        years.map(({ year, premium, salary, cost }) => [`${year}`].concat([premium, salary, cost].map(amount))),
      ),
    ),
    paragraph('Jaren lopen vanaf de transitiedatum en heten naar het kalenderjaar van hun eerste maand.', 'note'),
  ];
}
