import { chapter, paragraph, sectionBlocks } from '#output/model/blocks.ts';
import type { Chapter } from '#output/model/document-draft.ts';
import { assumptionsSection } from '#output/topics/basis/assumptions-section.ts';
import type { OutputContent } from '#output/model/output-content.ts';

const rounding =
  'Bedragen zijn getoond in hele euro’s en gerekend zonder afronding: een som of verschil kan daardoor een paar euro afwijken van wat de getoonde bedragen geven.';

/** The assumptions of the calculation, and of which of them nobody chose. */
export const assumptionsAnnex = ({ dossier }: OutputContent): Chapter =>
  chapter('Bijlage: uitgangspunten', [
    ...sectionBlocks(assumptionsSection(dossier), { isHeaded: false }),
    paragraph(rounding, 'note'),
  ]);
