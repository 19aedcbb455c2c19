import { paragraph, writtenBlocks } from '#output/model/blocks.ts';
import type { Block } from '#output/model/document-draft.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { TextKey } from '#output/model/written-texts.ts';

/** What was written of an item that the law asks for: that it does not apply is said. */
export const planItem = (content: OutputContent, key: TextKey): readonly Block[] =>
  content.beside?.texts?.[key] === null ? [paragraph('Niet van toepassing.')] : writtenBlocks(content, key);
