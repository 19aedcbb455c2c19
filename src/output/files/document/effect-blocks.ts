import { heading, paragraph, sectionBlocks } from '#output/model/blocks.ts';
import type { Block } from '#output/model/document-draft.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { profitMeaning } from '#output/topics/people/measures.ts';
import { accruedSentence, formerSentence } from '#output/topics/statutory/accrued-words.ts';
import { effectFindings } from '#output/topics/statutory/section-notes.ts';
import { shownEffects } from '#output/topics/statutory/shown-effects.ts';

/** The effects of the law in a chart, with what they say; nothing where they were not asked. `tellsOthers`: whom they leave as they are. */
export function effectBlocks(content: OutputContent, { isHeaded = true, tellsOthers = true } = {}): readonly Block[] {
  const sections = shownEffects(content);
  if (sections === null) return [];
  const { effect, told } = sections;
  if (told === null) return [...(isHeaded ? [heading(effect.topic)] : []), paragraph(`${effect.conclusion}.`)];
  const [exhibit] = effect.exhibits;
  const others = tellsOthers ? [accruedSentence(content.dossier), formerSentence(content.dossier)] : [];
  const findings = [...effectFindings(told), ...others].filter((finding) => finding !== null);
  return [
    ...sectionBlocks(effect, { isHeaded, shows: 'charts', exhibits: exhibit?.chart ? [0] : [], notes: 0 }),
    paragraph(profitMeaning(told.measure, told.effects.basis), 'note'),
    ...(findings.length === 0 ? [] : [paragraph(findings.join(' '))]),
  ];
}
