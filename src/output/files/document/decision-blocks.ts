import type { Block } from '#output/model/document-draft.ts';
import { bulletList, heading, paragraph } from '#output/model/blocks.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { decidedPremium } from '#output/model/decided-premium.ts';

/** What was decided last, with the reason as it was written on screen; nothing where nothing was. */
export function decisionBlocks({ beside }: Pick<OutputContent, 'beside'>): readonly Block[] {
  const newest = beside?.decisions[0];
  if (newest === undefined) return [];
  const { decidedOn, decidedBy, reason } = newest;
  return [
    heading('Besluit'),
    paragraph(`${decidedPremium(newest)}. Vastgelegd op ${decidedOn} door ${decidedBy}, met deze reden:`, 'lead'),
    ...bulletList(reason.split('\n').filter((line) => line.trim() !== '')),
  ];
}
