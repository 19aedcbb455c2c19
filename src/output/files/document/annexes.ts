import { chapter, factsTable, paragraph, sectionBlocks } from '#output/model/blocks.ts';
import type { Chapter } from '#output/model/document-draft.ts';
import { assumptionsSection } from '#output/topics/basis/assumptions-section.ts';
import { justificationRows } from '#output/topics/basis/justification-section.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { reproductionConclusion } from '#output/language/basis.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

export const annex = (title: string, blocks: Chapter['blocks']): Chapter => chapter(`Bijlage: ${title}`, blocks);

/** With what was calculated, and what of it nobody chose. */
export const assumptionsAnnex = ({ dossier }: OutputContent): Chapter =>
  annex('uitgangspunten', sectionBlocks(assumptionsSection(dossier), { isHeaded: false }));

const everyFigure =
  'Elk cijfer in dit document staat in een cel van de werkmap bij dit dossier. Bedragen zijn getoond in hele euro’s en gerekend zonder afronding: een som of verschil kan daardoor een paar euro afwijken van wat de getoonde bedragen geven.';

/** With what the outcome was made, so that it can be made again. */
export const justificationAnnex = (
  content: OutputContent,
  subject: ConclusionSubject,
  notes: readonly string[] = [],
): Chapter =>
  annex('verantwoording', [
    paragraph(`${reproductionConclusion(subject, content.stamp)}.`, 'conclusion'),
    ...[everyFigure, ...notes].map((note) => paragraph(note, 'lead')),
    factsTable(
      'Waarmee is gerekend',
      'Versies, tafels en kenmerk waarmee is gerekend.',
      ['Onderdeel', 'Gebruikt'],
      justificationRows(content),
    ),
  ]);
