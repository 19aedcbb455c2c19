import { chapter, heading, paragraph } from '#output/model/blocks.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { Block, Chapter } from '#output/model/document-draft.ts';
import { compensationBlocks } from '#output/files/document/compensation-blocks.ts';
import { conditionsTable } from '#output/files/plan/compensation-conditions.ts';
import { planArticles } from '#output/files/plan/plan-articles.ts';
import { planItem } from '#output/files/plan/plan-item.ts';
import { financingConclusion, financingSource } from '#output/topics/compensation/financing.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { contractNames } from '#output/language/contract-names.ts';
import type { NewContract } from '#core/dossier/dossier.ts';

/** Contracts in which participants share risks through a reserve (art. 10a and 10b PW). */
const hasReserve = (contract: NewContract): boolean => contract === 'solidary' || contract === 'flexibleWithReserve';

/** What is compensated, to whom, and what it gives back. */
const agreements = (content: OutputContent, subject: ConclusionSubject): readonly Block[] => [
  heading('Afspraken over compensatie', planArticles.agreements),
  ...compensationBlocks(subject),
  ...planItem(content, 'compensatie'),
];

/** What compensation asks to be financed: one amount, and none where it is of few people. */
function financing(subject: ConclusionSubject): readonly Block[] {
  const conclusion = financingConclusion(subject);
  return [
    heading('Financiering', planArticles.financing),
    ...(conclusion === null
      ? [paragraph('Er is geen compensatie te financieren.')]
      : [paragraph(`${conclusion}. ${financingSource}`)]),
  ];
}

const conditions = (subject: ConclusionSubject): readonly Block[] => [
  heading('De voorwaarden van de wet', planArticles.conditions),
  ...conditionsTable(subject),
];

/** What a reserve is filled with, where the contract has one. */
function reserveChapter(content: OutputContent, { input }: ConclusionSubject): Chapter {
  const { contract } = input.next;
  const name = contractNames[contract];
  return chapter(
    'Solidariteits- of risicodelingsreserve',
    hasReserve(contract)
      ? [paragraph(`De ${name} kent een reserve.`), ...planItem(content, 'reserve')]
      : [paragraph(`Niet van toepassing: de gewijzigde overeenkomst (${name}) heeft geen reserve.`)],
    planArticles.reserve,
  );
}

/** What makes up for a loss, how it is paid for, and the reserve. */
export const compensationChapters = (content: OutputContent, subject: ConclusionSubject): readonly Chapter[] => [
  chapter('Compensatie en financiering', [
    ...agreements(content, subject),
    ...conditions(subject),
    ...financing(subject),
  ]),
  reserveChapter(content, subject),
];
