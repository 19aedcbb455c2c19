import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { headlineOf } from '#core/result/headline.ts';
import { chapter, heading, mostNotes, paragraph, sectionBlocks } from '#output/model/blocks.ts';
import type { Block, Chapter } from '#output/model/document-draft.ts';
import { changesBlocks, premiumChartBlocks } from '#output/files/document/changes-blocks.ts';
import { effectBlocks } from '#output/files/document/effect-blocks.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { compensationPlanSection } from '#output/topics/compensation/compensation-plan-section.ts';
import { financingSection } from '#output/topics/compensation/financing.ts';
import { flatCostSection } from '#output/topics/compensation/flat-cost-section.ts';
import { shownBridge } from '#output/topics/cost/cost-bridge.ts';
import { costBridgeSection } from '#output/topics/cost/cost-bridge-section.ts';
import { reconciliationSection } from '#output/topics/invoice/reconciliation-section.ts';
import { openGroupSection } from '#output/topics/open-group/open-group-section.ts';
import { gainsSection } from '#output/topics/people/gains-section.ts';
import { groupChangesSection } from '#output/topics/people/group-changes.ts';
import { populationConclusion } from '#output/topics/people/population-conclusion.ts';

/** Who take part, what of the scheme changes, and the premium by age. */
export function changeChapter(content: OutputContent, subject: ConclusionSubject): Chapter {
  const population = content.edition === 'employees' ? null : populationConclusion(subject);
  return chapter(isFirstScheme(subject.input) ? 'De regeling' : 'De huidige regeling en wat verandert', [
    ...(population === null ? [] : [paragraph(`${population}.`, 'lead')]),
    ...changesBlocks(content, subject),
    ...premiumChartBlocks(subject),
  ]);
}

/** Of a flat premium what compensation costs, and whether a higher one is cheaper with it. */
const compensationBlocks = (subject: ConclusionSubject): readonly Block[] =>
  headlineOf(subject.result)?.form === 'flat'
    ? [
        ...sectionBlocks(compensationPlanSection(subject), { shows: 'tables', notes: mostNotes }),
        ...sectionBlocks(flatCostSection(subject), { shows: 'tables' }),
      ]
    : [];

/** How far invoices are from the model; part by part it is in the workbook. */
function invoiceBlocks(subject: ConclusionSubject): readonly Block[] {
  const section = reconciliationSection(subject);
  if (section === null) return [];
  return [
    heading(section.topic),
    paragraph(`${section.conclusion}.`, 'conclusion'),
    ...section.notes.slice(0, mostNotes).map((note) => paragraph(note, 'note')),
  ];
}

/** What it costs in thirty years and, where a part of it moves, in the first; and compensation. For others than the employer that alone. */
export function costChapter({ edition }: OutputContent, subject: ConclusionSubject): Chapter {
  if (edition === 'employees')
    return chapter('Compensatie', sectionBlocks(financingSection(subject), { isHeaded: false, notes: mostNotes }));
  const isMoved = shownBridge(subject)?.steps.some(({ amount }) => Math.round(amount) !== 0) === true;
  return chapter('Kosten', [
    ...sectionBlocks(openGroupSection(subject)),
    ...(isMoved ? sectionBlocks(costBridgeSection(subject), { shows: 'tables' }) : []),
    ...compensationBlocks(subject),
    ...invoiceBlocks(subject),
  ]);
}

/** Who gains and who loses, and what the law asks to show of it. */
export const peopleChapter = (content: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter('Mensen', [
    ...(content.edition === 'employees'
      ? sectionBlocks(groupChangesSection(subject, headlineOf(subject.result)), { notes: mostNotes })
      : sectionBlocks(gainsSection(subject), { notes: mostNotes })),
    ...effectBlocks(content),
  ]);
