import { decisionLog } from '#output/files/advice/advice-chapters.ts';
import { furtherFigures } from '#output/files/advice/outcome-chapters.ts';
import { annex, assumptionsAnnex, justificationAnnex } from '#output/files/document/annexes.ts';
import { checksWith } from '#core/result/check.ts';
import { paragraph, sectionBlocks } from '#output/model/blocks.ts';
import type { Chapter } from '#output/model/document-draft.ts';
import { checkSections } from '#output/topics/law/checks-section.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { checkSentence } from '#output/topics/law/checks/check-texts.ts';
import { discretionOf } from '#output/topics/law/shown-checks.ts';
import { inputWarning } from '#output/topics/law/input-warnings.ts';

/** What the input file gave to look at. Which participants it is about stands in the workbook only. */
function warningsAnnex({ dossier, result }: OutputContent): Chapter {
  const warning = inputWarning(dossier.warnings);
  const table = inputWarningsTable(dossier.warnings);
  const left = checksWith(result, 'PARTICIPANTS_LEFT_OUT').filter(({ level }) => level !== 'pass');
  const name = 'Waarschuwingen over de invoer';
  return annex('waarschuwingen over de invoer', [
    ...(warning === null ? [] : [paragraph(warning, 'warning')]),
    ...(table === null ? [] : [{ kind: 'table' as const, name, alternativeText: `${name}, met de plaats.`, table }]),
    ...left.map((check) => paragraph(checkSentence(check, discretionOf(result)(check)))),
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
