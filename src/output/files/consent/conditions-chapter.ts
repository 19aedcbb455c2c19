import { type CheckCode, checksWith } from '#core/result/check.ts';
import { chapter, paragraph } from '#output/model/blocks.ts';
import type { Chapter } from '#output/model/document-draft.ts';
import { checkSentence, checkTitle } from '#output/topics/law/checks/check-texts.ts';
import { permissionSentences } from '#output/topics/law/checks/grandfathering.ts';
import { permissionSentence } from '#output/language/permission.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { checkLevelNames, levelSigns } from '#output/language/verdict-text.ts';

/** The checks that are the conditions of art. 220e lid 1 PW, in its order. */
const conditions: readonly CheckCode[] = [
  'GRANDFATHERING_SCHEME',
  'CURRENT_SCALE_FALLS',
  'GRANDFATHERING_DATE',
  'GRANDFATHERING_CONTRACT',
];

/** Each condition by itself, with what the dossier says of it. */
export function conditionsChapter({ result }: ConclusionSubject): Chapter {
  const { reason } = result.openGroup.grandfathering.permission;
  const shown = conditions.flatMap((code) => checksWith(result, code));
  return chapter(
    'Mag het? De voorwaarden, één voor één',
    [
      paragraph(permissionSentence({ ...result.openGroup.grandfathering.permission }), 'conclusion'),
      paragraph(permissionSentences[reason]),
      {
        kind: 'table',
        name: 'Voorwaarden voor eerbiedigende werking',
        alternativeText: 'De voorwaarden van art. 220e lid 1 PW met wat het dossier daarover zegt, en het oordeel.',
        table: {
          columns: [
            { head: 'Voorwaarde', share: 27, align: 'left' },
            { head: 'Wat het dossier zegt', share: 41, align: 'left' },
            { head: 'Oordeel', share: 14, align: 'left' },
            { head: 'Artikel', share: 18, align: 'left' },
          ],
          rows: shown.map((check) => [
            checkTitle(check),
            checkSentence(check),
            `${levelSigns[check.level]} ${checkLevelNames[check.level]}`,
            check.article,
          ]),
          emphasised: [],
          barred: shown.flatMap(({ level }, row) => (level === 'error' ? [row] : [])),
        },
      },
    ],
    { article: 'art. 220e lid 1 PW' },
  );
}
