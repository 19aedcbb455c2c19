import { counted } from '#office/document/dutch-words.ts';
import { decisionLog } from '#output/documents/advice/advice-chapters.ts';
import { furtherFigures } from '#output/documents/advice/outcome-chapters.ts';
import { annex, assumptionsAnnex, justificationAnnex } from '#output/documents/model/annexes.ts';
import { paragraph, sectionBlocks } from '#output/documents/model/blocks.ts';
import type { Chapter } from '#output/documents/model/document-draft.ts';
import { checkSections } from '#output/exhibits/checks.ts';
import type { OutputContent } from '#output/output-content.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { inputWarning } from '#output/words/input-warnings.ts';

/** What the input file gave to look at. Which participants it is about stands in the workbook only. */
function warningsAnnex({ dossier, result }: OutputContent): Chapter {
  const warning = inputWarning(dossier.warnings);
  const left = result.excluded.length;
  return annex('waarschuwingen over de invoer', [
    ...(warning === null ? [] : [paragraph(warning, 'warning')]),
    ...(left === 0
      ? []
      : [
          paragraph(
            `${counted(left, 'deelnemer doet', 'deelnemers doen')} niet mee in de berekening; blad Toetsen van de werkmap zegt waarom.`,
          ),
        ]),
  ]);
}

export const annexes = (content: OutputContent, subject: ConclusionSubject): readonly Chapter[] => [
  decisionLog(content),
  assumptionsAnnex(content),
  warningsAnnex(content),
  annex('aanvullende cijfers', furtherFigures(content, subject)),
  annex('toetsen in orde', sectionBlocks(checkSections(subject).passed, { isHeaded: false })),
  justificationAnnex(content, subject),
];
