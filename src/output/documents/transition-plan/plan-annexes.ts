import { assumptionsAnnex, annex, justificationAnnex } from '#output/documents/model/annexes.ts';
import { paragraph } from '#output/documents/model/blocks.ts';
import type { Chapter } from '#output/documents/model/document-draft.ts';
import type { OutputContent } from '#output/output-content.ts';
import { noAdvice } from '#output/words/conclusions/basis.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { hiddenWords, shownCount } from '#output/words/statutory/counted-words.ts';
import { shownYears } from '#output/words/statutory/told-effects.ts';

/** How many participants there are of each year of birth, as the effects of the law count them. */
function birthYearsAnnex({ statutory }: OutputContent): readonly Chapter[] {
  if (statutory?.outcome.sort !== 'calculated') return [];
  const { effects } = statutory.outcome;
  const hidden = hiddenWords(effects);
  return [
    annex('deelnemers per geboortejaar', [
      {
        kind: 'table',
        name: 'Deelnemers per geboortejaar',
        alternativeText: 'Aantal deelnemers per geboortejaar, en of een maatmens voor hen staat.',
        table: {
          columns: [
            { head: 'Geboortejaar', share: 40, align: 'left' },
            { head: 'Deelnemers', share: 25, align: 'right' },
            { head: 'Getoond', share: 35, align: 'left' },
          ],
          rows: shownYears(effects).map(({ year, count, isModelPerson }) => [
            `${year}`,
            shownCount(count),
            isModelPerson ? 'als maatmens' : 'als deelnemers',
          ]),
          emphasised: [],
          barred: [],
        },
      },
      ...(hidden === null ? [] : [paragraph(hidden, 'note')]),
      paragraph('Bron in de werkmap: blad Transitie-effecten.', 'note'),
    ]),
  ];
}

/** On what the plan stands. */
export const planAnnexes = (content: OutputContent, subject: ConclusionSubject): readonly Chapter[] => [
  assumptionsAnnex(content),
  ...birthYearsAnnex(content),
  justificationAnnex(content, subject, [noAdvice]),
];
