import { chapter, heading, openField, paragraph, tableBlock } from '#output/model/blocks.ts';
import type { Block, Chapter } from '#output/model/document-draft.ts';
import { conditionsTable } from '#output/files/plan/compensation-conditions.ts';
import { planArticles } from '#output/files/plan/plan-articles.ts';
import { financingBlocks } from '#output/files/plan/compensation-sources.ts';
import { compensationRoom, compensationRulesTable } from '#output/topics/compensation/compensation-section.ts';
import { flatInFront } from '#output/language/headline.ts';
import { compensationWords } from '#output/topics/compensation/compensation-words.ts';
import { unshownCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { paysCompensation } from '#output/language/pays-compensation.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { contractNames } from '#output/language/contract-names.ts';
import type { NewContract } from '#core/dossier/dossier.ts';

/** Contracts in which participants share risks through a reserve (art. 10a and 10b PW). */
const hasReserve = (contract: NewContract): boolean => contract === 'solidary' || contract === 'flexibleWithReserve';

const agreedField = openField({
  id: 'compensatie',
  name: 'Afspraken over compensatie',
  hint: 'Wat werkgever en werknemers over compensatie hebben afgesproken, of waarom er geen is afgesproken',
});

const financingField = openField({
  id: 'financiering',
  name: 'Financieringsplan van de compensatie',
  hint: 'Uit welke bronnen de compensatie wordt betaald, en in welke mate elke bron wordt ingezet',
});

/** What is compensated, to whom, and what it gives back. */
function agreements(subject: ConclusionSubject): readonly Block[] {
  const flat = flatInFront(subject.result);
  return [
    heading('Afspraken over compensatie', planArticles.agreements),
    ...(flat !== null && paysCompensation(flat) ? agreedBlocks(subject) : [paragraph(absence(subject), 'conclusion')]),
    agreedField,
  ];
}

/** The rules, and what the law leaves room for: what each group gets stands with what becomes of its pension. */
const agreedBlocks = (subject: ConclusionSubject): readonly Block[] => [
  tableBlock('Regels', 'De regels van de compensatie.', compensationRulesTable(subject)),
  ...compensationRoom(subject).map((note) => paragraph(note, 'note')),
];

/** Why nothing is told of compensation. */
const absence = (subject: ConclusionSubject): string =>
  unshownCompensation(subject) ?? compensationWords(subject.input.compensation, subject.input).method.sentence;

const financing = (subject: ConclusionSubject): readonly Block[] => [
  heading('Financiering', planArticles.financing),
  ...financingBlocks(subject),
  financingField,
];

const conditions = (subject: ConclusionSubject): readonly Block[] => [
  heading('De voorwaarden van de wet, één voor één', planArticles.conditions),
  ...conditionsTable(subject),
];

/** What a reserve is filled with, where the contract has one. */
function reserveChapter({ input }: ConclusionSubject): Chapter {
  const { contract } = input.next;
  const name = contractNames[contract];
  return chapter(
    'Solidariteits- of risicodelingsreserve',
    hasReserve(contract)
      ? [
          paragraph(`De ${name} kent een reserve.`),
          openField({
            id: 'reserve',
            name: 'Afspraken over de eerste vulling van de reserve',
            hint: 'Of en waaruit de reserve bij de start wordt gevuld; de berekening gaat uit van geen vulling',
          }),
        ]
      : [paragraph(`Niet van toepassing: de gewijzigde overeenkomst (${name}) heeft geen reserve.`)],
    { article: planArticles.reserve },
  );
}

/** What makes up for a loss, how it is paid for, and the reserve. */
export const compensationChapter = (subject: ConclusionSubject): readonly Chapter[] => [
  chapter('Compensatie en financiering', [...agreements(subject), ...conditions(subject), ...financing(subject)], {
    article: planArticles.compensation,
  }),
  reserveChapter(subject),
];
