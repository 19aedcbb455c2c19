import { chapter, paragraph, sectionBlocks } from '#output/model/blocks.ts';
import type { Chapter } from '#output/model/document-draft.ts';
import { defaultsConclusion } from '#output/language/basis.ts';
import { assumptionsSection } from '#output/topics/basis/assumptions-section.ts';
import { enteredAssumptions } from '#output/topics/basis/entered-assumption.ts';
import type { OutputContent } from '#output/model/output-content.ts';

const rounding =
  'Bedragen zijn getoond in hele euro’s en gerekend zonder afronding: een som of verschil kan daardoor een paar euro afwijken van wat de getoonde bedragen geven.';

/** The assumptions, or those that are not the standard. */
export function assumptionsAnnex({ dossier }: OutputContent, which: 'all' | 'chosen'): Chapter {
  const section = assumptionsSection(dossier, which);
  const blocks =
    section === null
      ? [paragraph(`${defaultsConclusion(enteredAssumptions(dossier))}. Ze staan in de werkmap, blad Uitgangspunten.`)]
      : sectionBlocks(section, { isHeaded: false });
  return chapter('Bijlage: uitgangspunten', [...blocks, paragraph(rounding, 'note')]);
}
