import { costShare } from '#output/language/negative-cost.ts';
import { figureOrText, valueCell } from '#output/model/planned-cells.ts';
import { answerName } from '#output/topics/choices/solver-name.ts';
import { answersOf } from '#core/result/alternative-of.ts';
import type { AnswerAlternative } from '#core/result/alternative.ts';
import { type ConclusionSubject, fractionOf } from '#output/language/subject.ts';
import { proofSentence } from '#output/topics/choices/goal-sentences.ts';
import { figureBlock } from '#output/writers/xlsx/figure-block.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import { type Cell, type CellContent, columnsOf } from '#output/model/table.ts';

/** The goal of an answer, with what the exact and the rounded premium make of it. */
function row(answer: AnswerAlternative): readonly (Cell | CellContent)[] {
  const { proof } = answer;
  const difference = proof.practical - proof.target;
  const isRatio = proof.unit === 'ratio';
  const share = proof.unit === 'cost' ? costShare(difference, proof.target) : fractionOf(difference, proof.target);
  return [
    answerName(answer),
    ...[proof.target, proof.exact, proof.practical].map((value) => valueCell(value, isRatio ? 'percentTwo' : 'euro')),
    {
      ...valueCell(difference, isRatio ? 'percentDifference' : 'euroDifference'),
      formulaAt: ({ row: own }) => `D${own}-B${own}`,
    },
    share === null || typeof share === 'string'
      ? figureOrText(share)
      : { ...valueCell(share, 'percentDifference'), formulaAt: ({ row: own }) => `E${own}/B${own}` },
  ];
}

/** That the premiums are equal to what they are compared with: in figures, and in words why one is not. */
export const proofRows = (subject: ConclusionSubject): readonly PlannedRow[] =>
  figureBlock({
    heading: 'Bewijs van gelijkheid',
    sentences: answersOf(subject.result)
      .filter(({ feasible }) => !feasible)
      .map((answer) => `${answerName(answer)}: ${proofSentence(subject, answer)}`),
    columns: columnsOf({
      Alternatief: 'general',
      Doel: 'euro',
      'Bij de exacte premie': 'euro',
      'Bij de afgeronde premie': 'euro',
      'Afgerond min doel': 'euroDifference',
      'In %': 'percentDifference',
    }),
    rows: answersOf(subject.result).map(row),
  });
