import { assumptionsAnnex, annex, justificationAnnex } from '#output/files/document/annexes.ts';
import { paragraph } from '#output/model/blocks.ts';
import type { Chapter } from '#output/model/document-draft.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { noAdvice } from '#output/language/basis.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { hiddenWords, shownCount } from '#output/topics/statutory/counted-words.ts';
import { shownYears } from '#output/topics/statutory/told-effects.ts';

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
