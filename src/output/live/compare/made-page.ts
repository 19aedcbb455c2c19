import { attribution } from '#core/what-if/attribution.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import { dossierWithChoices } from '#input/what-if/dossier-with-choices.ts';
import { differingRows } from '#input/what-if/participant-changes.ts';
import { dossierOfWhatIf, type WhatIfInput } from '#input/what-if/what-if-input.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { capitalised, listed } from '#office/document/dutch-words.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { comparedAnswers } from '#output/live/compare/compared-answers.ts';
import { comparedPairs, pairInFront, pairKey } from '#output/live/compare/pairs.ts';
import { bridgeConclusion, comparedFigures, figureKey } from '#output/live/compare/bridge-section.ts';
import { type Bridge, bridges, differs } from '#output/live/compare/bridges.ts';
import type { ComparedPage } from '#output/live/compare/compared-page.ts';
import { comparedAlternatives, type Comparison, undividedOf } from '#output/live/compare/comparison.ts';
import {
  differencesSections,
  fieldDifferences,
  isAssumption,
  participantWords,
} from '#output/live/compare/differences-sections.ts';
import type { DossierFigures } from '#output/model/figure-types.ts';
import { undividedSentences } from '#output/live/compare/words.ts';
import { smallestGroup } from '#output/language/subject.ts';

/** A dossier, or a variant of it. */
export interface ComparedSide {
  readonly name: string;
  readonly input: WhatIfInput;
  /** What a variant has otherwise; of a dossier nothing. */
  readonly choices: WhatIfChoices;
  /** The figures that were stored when it was calculated; null where none were. */
  readonly stored: DossierFigures | null;
}

/** What is asked: two sides, and who looks. */
export interface ComparedQuestion {
  readonly of: ComparedSide;
  readonly with: ComparedSide;
  readonly participants: Comparison['participants'];
  /** Figures of few people stay with the adviser. */
  readonly isForEmployer: boolean;
}

const dossierOf = ({ input, choices }: ComparedSide) => dossierWithChoices(dossierOfWhatIf(input).dossier, choices);

/** Names that tell the two apart. */
function namesOf(of: string, to: string): Comparison['names'] {
  return of === to ? { of: `${of} (eerste)`, with: `${to} (tweede)` } : { of, with: to };
}

/** Calculates two dossiers and what lies between them, and says it. */
export function comparedPage(question: ComparedQuestion, onStep?: (done: number, total: number) => void): ComparedPage {
  const dossiers = { of: dossierOf(question.of), with: dossierOf(question.with) };
  const found = attribution(dossiers.of.input, dossiers.with.input, onStep);
  const differing = differingRows(dossiers.of.input.participants, dossiers.with.input.participants);
  return pageOf({
    names: namesOf(question.of.name, question.with.name),
    dossiers,
    attribution: found,
    bridges: bridges(found, { of: question.of.stored, with: question.with.stored }),
    isMerged: question.isForEmployer && differing > 0 && differing < smallestGroup,
    isProgramUnknown: question.of.stored === null || question.with.stored === null,
    participants: question.participants,
  });
}

function pageOf(comparison: Comparison): ComparedPage {
  const front = frontBridges(comparison);
  const moved = [...front.toReversed(), ...comparison.bridges].find(differs);
  return {
    sentences: sentencesOf(comparison, front),
    answers: comparedAnswers(comparison, comparedPairs(comparison.attribution)),
    figures: comparedFigures(comparison),
    shownFirst: moved === undefined ? null : figureKey(moved),
    differences: differencesSections(comparison),
  };
}

/** Premium and first cost of what stands in front. */
function frontBridges({ attribution: found, bridges: all }: Comparison): readonly Bridge[] {
  const front = pairKey(pairInFront(found));
  return (['premium', 'highestPremium', 'firstYear'] as const).flatMap(
    (figure) => all.find((bridge) => pairKey(bridge.pair) === front && bridge.figure === figure) ?? [],
  );
}

/** What was chosen, where that differs: "Dossier: B Vlak voor iedereen. Variant: C Uw staffel." */
function chosenSentences(comparison: Comparison): readonly string[] {
  const front = pairInFront(comparison.attribution);
  if (front.of === front.with) return [];
  const { of, with: to } = comparedAlternatives(comparison, front);
  const { names } = comparison;
  return [`In ${names.of} staat ${nameIn(of)} vooraan, in ${names.with} ${nameIn(to)}.`];
}

const nameIn = (alternative: ReturnType<typeof comparedAlternatives>['of']): string =>
  alternative === null ? 'geen premie' : nameOf(alternative, 'inSentence');

/** "De budgetneutrale vlakke premie is": how a sentence about what stands in front begins. */
function startOf(comparison: Comparison, { pair, figure }: Bridge): string {
  if (figure === 'firstYear') return 'De werkgeverslast in het eerste jaar is dan';
  if (pair.of !== pair.with) return 'De hoogste premie is';
  const { of, with: to } = comparedAlternatives(comparison, pair);
  const name = nameIn(to ?? of);
  return `${figure === 'premium' ? capitalised(name) : `De hoogste premie van ${name}`} is`;
}

/** How much differs in what went in. */
function inputSentences(comparison: Comparison): readonly string[] {
  const differences = fieldDifferences(comparison);
  const assumptions = differences.filter(isAssumption).length;
  const told = [
    [differences.length - assumptions, 'in dossier en regelingen'],
    [assumptions, 'in aannames'],
  ] as const;
  const some = told.filter(([count]) => count > 0).map(([count, where]) => `${wholeNumber(count)} ${where}`);
  return [
    some.length === 0 ? 'De ingevulde velden zijn gelijk.' : `Ingevulde velden die verschillen: ${listed(some)}.`,
    ...(comparison.participants === null
      ? []
      : [`Deelnemers: ${participantWords(comparison.participants) ?? 'dezelfde, met dezelfde gegevens'}.`]),
  ];
}

function sentencesOf(comparison: Comparison, front: readonly Bridge[]): readonly string[] {
  const { names, bridges: all } = comparison;
  const outcome = !all.some(differs)
    ? [`${names.of} en ${names.with} geven dezelfde uitkomsten.`]
    : chosenSentences(comparison).concat(
        front.map((bridge) => `${bridgeConclusion(comparison, bridge, startOf(comparison, bridge))}.`),
      );
  const undivided = undividedOf(comparison);
  return [...outcome, ...inputSentences(comparison), ...(undivided === null ? [] : [undividedSentences[undivided]])];
}
