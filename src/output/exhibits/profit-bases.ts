import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Answer } from '#core/result/answer.ts';
import type { ProfitBasis, Reference } from '#core/dossier.ts';
import { uncapitalised } from '#office/document/dutch-words.ts';
import { nameIn } from '#output/alternatives/alternative-name.ts';
import { manualPlaces } from '#output/exhibits/model/manual-places.ts';
import type { Exhibit, Section } from '#output/exhibits/model/section.ts';
import {
  answersOnBases,
  basesConclusion,
  basisExplanation,
  pessimisticConclusion,
  premiumOrLimit,
} from '#output/words/conclusions/bases.ts';
import { partOfScale } from '#output/words/conclusions/premium.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { costShareText, noShareNote } from '#output/words/cost/negative-cost.ts';
import { signedAmount } from '#output/words/phrases.ts';
import { notAllowed } from '#output/words/verdict/verdict-text.ts';

const bases: readonly ProfitBasis[] = ['expected', 'riskFree'];
const names: Readonly<Record<ProfitBasis, string>> = {
  expected: 'Op verwacht rendement',
  riskFree: 'Op risicovrij rendement',
};
const topics: Readonly<Record<Reference, string>> = { scheme: 'Toezegging', ambition: 'Ambitie' };
const flatAndProgressive = ['profitNeutralFlat', 'profitNeutralProgressive'] as const;

/** What is said of one basis beside the table. */
interface BasisPanel {
  readonly name: string;
  readonly isChosen: boolean;
  /** "Vlak 29,7%", or why there is none. */
  readonly premium: string;
  readonly sentences: readonly string[];
}

/** Both bases: what each means, its flat premium, and what happens when things go against it. */
export const basisPanels = (subject: ConclusionSubject): readonly BasisPanel[] =>
  bases.map((basis) => ({
    name: names[basis],
    isChosen: subject.result.profitBasis === basis,
    premium: `Vlak ${premiumOrLimit(subject, answersOnBases(subject)[basis].profitNeutralFlat)}`,
    sentences: [...basisExplanation(subject, basis), pessimisticConclusion(subject, basis)],
  }));

/** The same as one full sentence after another. */
export const basisNote = ({ name, isChosen, premium, sentences }: BasisPanel): string =>
  `${name}${isChosen ? ' (gekozen voor dit dossier)' : ''}: ${uncapitalised(premium)}. ${sentences.join(' ')}`;

/** A progressive answer by its part of the shape: the scale of the basis that was not chosen is shown nowhere. */
const progressiveText = (subject: ConclusionSubject, { exact, feasible }: Answer): string =>
  `${partOfScale(subject, exact)}${feasible ? '' : ' (niet haalbaar)'}`;

/** A scale that nobody may keep, on whatever basis it was solved. */
const barredForm = ({ permission }: Answer): string =>
  permission?.permitted === 'no' ? ` (${notAllowed.toLowerCase()})` : '';

function basisRow(subject: ConclusionSubject, name: string, answer: Answer): readonly string[] {
  return [
    name,
    answer.form === 'flat' ? premiumOrLimit(subject, answer) : progressiveText(subject, answer),
    signedAmount(answer.costDifference),
    costShareText(answer.costDifference, alternativeOf(subject.result, 'unchanged').cost),
  ];
}

function basesTable(subject: ConclusionSubject, conclusion: string): Exhibit['table'] {
  const onBases = answersOnBases(subject);
  const nameOf = (basis: ProfitBasis, key: (typeof flatAndProgressive)[number]): string =>
    `${names[basis]}: ${nameIn(subject.result, key, 'long').replace('Profijtneutraal, ', '')}${barredForm(onBases[basis][key])}`;
  return {
    text: `Profijtneutrale premie en verschil in werkgeverslast per maatstaf. ${conclusion}.`,
    model: {
      columns: [
        { head: 'Profijtneutraal', share: 42, align: 'left' },
        { head: 'Premie', share: 30, align: 'right' },
        { head: 'Werkgeverslast, verschil', share: 20, align: 'right' },
        { head: 'in %', share: 12, align: 'right' },
      ],
      rows: bases.flatMap((basis) =>
        flatAndProgressive.map((key) => basisRow(subject, nameOf(basis, key), onBases[basis][key])),
      ),
      emphasised: [],
      barred: [],
    },
  };
}

/** The differences in cost of the table, with the cost of now. */
const comparedCosts = (subject: ConclusionSubject): readonly (readonly [number, number])[] =>
  bases.flatMap((basis) =>
    flatAndProgressive.map((key): readonly [number, number] => [
      answersOnBases(subject)[basis][key].costDifference,
      alternativeOf(subject.result, 'unchanged').cost,
    ]),
  );

/** For average pay schemes: a guaranteed euro is not a hoped-for euro. */
export function profitBasesSection(subject: ConclusionSubject): Section | null {
  if (subject.input.current.kind === 'premium') return null;
  const conclusion = basesConclusion(subject);
  return {
    id: 'profit-bases',
    topic: `${topics[subject.input.reference]} en verwachting`,
    conclusion,
    lead: [
      'Gelijk pensioen is op twee manieren te meten. Het verschil zit in rendement en omrekenrente die worden verwacht, maar niet vaststaan; werkgeverslast contant over de horizon.',
      noShareNote(subject.result, comparedCosts(subject)),
    ]
      .filter((sentence) => sentence !== null)
      .join(' '),
    exhibits: [{ name: 'Premie per maatstaf', chart: null, table: basesTable(subject, conclusion) }],
    notes: [
      ...basisPanels(subject).map(basisNote),
      'Een percentage van een staffel: de premie is op elke leeftijd dat deel ervan, met fiscale begrenzing nooit meer dan fiscaal mag. Tegenzitten: het nieuwe pensioen in het pessimistische scenario, naast de huidige regeling in dat scenario.',
      'Verwacht: het nieuwe pensioen bij de verwachte rendementen en de omrekenrente van het dossier.',
      'Risicovrij: elk rendement na kosten en de omrekenrente zijn gelijk aan de risicovrije rente.',
      'Alle pensioenen zijn vergeleken in dezelfde vorm: levenslang, met partnerpensioen, vanaf de nieuwe pensioenleeftijd.',
    ],
    source: {
      sheet: 'Samenvatting',
      sentence: 'Bron in de werkmap: blad Samenvatting.',
      article: null,
      method: manualPlaces.steps,
    },
  };
}
