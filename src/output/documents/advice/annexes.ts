import { counted } from '#office/document/dutch-words.ts';
import { decisionLog } from '#output/documents/advice/advice-chapters.ts';
import { chapter, factsTable, paragraph, sectionBlocks } from '#output/documents/model/blocks.ts';
import type { Chapter } from '#output/documents/model/document-draft.ts';
import { assumptionsSection } from '#output/exhibits/assumptions.ts';
import { checkSections } from '#output/exhibits/checks.ts';
import { justificationRows } from '#output/exhibits/justification.ts';
import type { OutputContent } from '#output/output-content.ts';
import { noAdvice, reproductionConclusion } from '#output/words/conclusions/basis.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { inputWarning } from '#output/words/input-warnings.ts';

const annex = (title: string, blocks: Chapter['blocks']): Chapter => chapter(`Bijlage: ${title}`, blocks);

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
            `${counted(left, 'deelnemer doet', 'deelnemers doen')} niet mee in de berekening; blad Waarschuwingen van de werkmap zegt waarom.`,
          ),
        ]),
  ]);
}

/** With what the outcome was made, so that it can be made again. */
const justificationAnnex = (content: OutputContent, subject: ConclusionSubject): Chapter =>
  annex('verantwoording', [
    paragraph(`${reproductionConclusion(subject, content.stamp)}.`, 'conclusion'),
    factsTable(
      'Waarmee is gerekend',
      'Versies, tafels en kenmerk waarmee is gerekend.',
      ['Onderdeel', 'Gebruikt'],
      justificationRows(content),
    ),
    paragraph('Elk cijfer in dit document staat in een cel van de werkmap bij dit dossier.', 'note'),
    paragraph(noAdvice, 'note'),
  ]);

export const annexes = (content: OutputContent, subject: ConclusionSubject): readonly Chapter[] => [
  decisionLog(content),
  annex('uitgangspunten', sectionBlocks(assumptionsSection(content.dossier), { isHeaded: false })),
  warningsAnnex(content),
  annex('toetsen in orde', sectionBlocks(checkSections(subject).passed, { isHeaded: false })),
  justificationAnnex(content, subject),
];
