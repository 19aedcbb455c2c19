import { emptyRow, headingRow, labelledRow, sentenceRow, subtitleRow, valueCell } from '#output/model/planned-cells.ts';
import { sheetPart } from '#output/model/sheet-parts.ts';
import { compensationState } from '#output/topics/compensation/compensation-state.ts';
import { frontierConclusion } from '#output/topics/compensation/compensation-conclusion.ts';
import type { PlannedChart, SheetPart } from '#output/model/sheet-plan.ts';
import { frontierTable } from '#output/topics/compensation/frontier-table.ts';
import type { Frontier } from '#core/result/compensation-result.ts';
import { sharedPoints } from '#core/result/frontier-reach.ts';
import { exactPercentage } from '#office/document/dutch-format.ts';
import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import { noFrontierSentence } from '#output/topics/compensation/compensation-sentences.ts';
import { budgetSentence, leftOutPremiums, targetLimits } from '#output/language/budget-reach.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import type { OutputContent } from '#output/model/output-content.ts';

/** Up to the last premium that fits the budget by itself: dearer ones have no target. */
function chart(frontier: Frontier, sentence: string, pension: string): readonly PlannedChart[] {
  const last = sharedPoints(frontier).findLastIndex(({ highestTarget }) => highestTarget !== null);
  if (last < 1) return [];
  return [
    {
      kind: 'line',
      marks: 'none',
      title: 'Tot welk doel compensatie binnen het budget past',
      description: `Een lijn van het hoogste doel per vlakke premie. ${sentence}`,
      categoryTitle: 'Vlakke premie',
      valueTitle: `Hoogste doel, % van ${pension}`,
      valueFormat: 'percent',
      series: [
        {
          name: 'Hoogste doel',
          look: alternativeDisplay.budgetNeutralFlat.look,
          categoryColumn: 1,
          valueColumn: 6,
          firstRow: 1,
          lastRow: last + 1,
        },
      ],
      size: { columns: 7, rows: 22 },
    },
  ];
}

/** For each flat premium up to which target compensation fits the budget. */
export function frontierPart(content: OutputContent): SheetPart {
  const { dossier, result } = content;
  const rules = dossier.input.compensation;
  const { pension } = currentSchemeWords(dossier.input);
  const frontier = result.compensation?.frontier ?? null;
  const heading = headingRow('Compensatiegrens: tot welk doel compensatie binnen het budget past');
  if (frontier === null) {
    const why = noFrontierSentence(rules, result);
    return sheetPart([heading, ...(why === null ? [] : [sentenceRow(why)])]);
  }
  return {
    rows: [
      heading,
      sentenceRow(
        `${frontierConclusion({ input: content.dossier.input, result: content.result }) ?? compensationState({ input: content.dossier.input, result: content.result })}.`,
      ),
      subtitleRow(
        `Voor elke vlakke premie het hoogste doel waarbij premie en compensatie samen binnen het budget blijven. Alles contant ${horizonPhrase(dossier.input.goal.horizon)}, gesloten groep; wat daarna wordt betaald, telt niet mee.`,
      ),
      subtitleRow(
        `Doel: tot welk deel van ${pension} het tekort wordt aangevuld; in dit dossier ${exactPercentage(rules.target, 0)}. Niet mogelijk: de premie alleen kost al meer dan het budget.`,
      ),
      ...[...leftOutPremiums(frontier, result), ...targetLimits(rules)].map((sentence) => subtitleRow(sentence)),
      labelledRow('Budget', valueCell(frontier.budget, 'euro', 'compensatie_budget')),
      emptyRow,
    ],
    table: { ...frontierTable(content), name: 'Grens', isPlain: true },
    rowsBelow: [],
    charts: chart(frontier, budgetSentence(rules, frontier), pension),
    isPrinted: false,
  };
}
