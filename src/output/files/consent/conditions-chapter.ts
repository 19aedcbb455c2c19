import type { Permission } from '#core/result/new-premium.ts';
import { type CheckCode, checksWith } from '#core/result/check.ts';
import { chapter, paragraph, tableBlock } from '#output/model/blocks.ts';
import type { Chapter } from '#output/model/document-draft.ts';
import { checkSentence, checkTitle } from '#output/topics/law/checks/check-texts.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { askProvider, letterOfLaw } from '#output/language/chapter-6b.ts';
import { permissionSentence } from '#output/language/permission.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { checkLevelNames, levelSigns } from '#output/language/verdict-text.ts';
import { textTable } from '#output/model/text-table.ts';

/** The checks that are the conditions of art. 220e lid 1 PW, in its order. */
const conditions: readonly CheckCode[] = [
  'GRANDFATHERING_SCHEME',
  'CURRENT_SCALE_FALLS',
  'GRANDFATHERING_DATE',
  'GRANDFATHERING_CONTRACT',
];

/** What keeps on being asked, beside the conditions. */
const yearlyDuty = [
  'Elk jaar informeren',
  'De uitvoerder informeert de deelnemer elk jaar, en bij het einde van de deelneming, over wat een andere baan met deze premie doet.',
  'Plicht van de uitvoerder',
  'art. 220e lid 2 PW',
] as const;

/** Each condition by itself, with what the dossier says of it. */
export function conditionsChapter({ input, result }: ConclusionSubject, permission: Permission): Chapter {
  const isByTheLetter = isAveragePay(input) && permission.permitted === 'yes';
  const shown = conditions.flatMap((code) => checksWith(result, code));
  return chapter(
    'Mag het? De voorwaarden',
    [
      paragraph(
        isByTheLetter
          ? `${letterOfLaw} mag wie nu deelneemt een premie krijgen die met de leeftijd stijgt; ${askProvider}.`
          : permissionSentence(permission),
        'conclusion',
      ),
      tableBlock(
        'Voorwaarden voor eerbiedigende werking',
        'De voorwaarden van art. 220e lid 1 PW met wat het dossier daarover zegt, en het oordeel; en de plicht van lid 2.',
        textTable(
          [
            ['Voorwaarde', 27],
            ['Wat het dossier zegt', 41],
            ['Oordeel', 14],
            ['Artikel', 18],
          ],
          [
            ...shown.map((check) => [
              checkTitle(check),
              checkSentence(check),
              `${levelSigns[check.level]} ${checkLevelNames[check.level]}`,
              check.article,
            ]),
            yearlyDuty,
          ],
          { barred: shown.flatMap(({ level }, row) => (level === 'error' ? [row] : [])) },
        ),
      ),
    ],
    'art. 220e lid 1 PW en art. 220e lid 2 PW',
  );
}
