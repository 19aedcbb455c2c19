import type { Frontier } from '#core/result/compensation-result.ts';
import { sharedPoints } from '#core/result/frontier-reach.ts';
import { exactPercentage } from '#office/document/dutch-format.ts';
import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';
import { horizonPhrase } from '#output/words/conclusions/horizon.ts';
import { noFrontierSentence } from '#output/workbook/compensation-sentences.ts';
import { budgetSentence, leftOutPremiums, targetLimits } from '#output/words/budget-reach.ts';
import { currentSchemeWords } from '#output/words/current-scheme.ts';
import {
  emptyRow,
  labelledRow,
  sentenceRow,
  subtitleRow,
  titleRow,
  valueCell,
} from '#output/workbook/planned-cells.ts';
import type { PlannedChart, PlannedTable, SheetPlan } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';

const table = (frontier: Frontier): PlannedTable => ({
  name: 'ResultaatCompensatiegrens',
  columns: [
    { header: 'Vlakke premie', format: 'percent' },
    { header: 'Werkgeverslast', format: 'euro' },
    { header: 'Compensatie bij het doel', format: 'euro' },
    { header: 'Samen bij het doel', format: 'euro' },
    { header: 'Compensatie bij volledige aanvulling', format: 'euro' },
    { header: 'Hoogste doel', format: 'percent' },
  ],
  rows: sharedPoints(frontier).map(({ rate, costExcluding, costAtTarget, costAtFull, highestTarget }) => [
    rate,
    costExcluding,
    costAtTarget,
    costExcluding + costAtTarget,
    costAtFull,
    highestTarget ?? { content: 'niet mogelijk', look: 'value', isRight: true },
  ]),
  isStreamed: false,
});

/** Up to the last premium that fits the budget by itself: dearer ones have no target. */
function chart(frontier: Frontier, sentence: string, pension: string): PlannedChart | null {
  const last = sharedPoints(frontier).findLastIndex(({ highestTarget }) => highestTarget !== null);
  if (last < 1) return null;
  return {
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
    corner: { column: 8, row: 1 },
    size: { columns: 10, rows: 24 },
  };
}

/** For each flat premium up to which target compensation fits the budget. */
export function frontierSheet({ dossier, result }: OutputContent): SheetPlan {
  const rules = dossier.input.compensation;
  const { pension } = currentSchemeWords(dossier.input);
  const frontier = result.compensation?.frontier ?? null;
  const plan = { name: 'Compensatiegrens', orientation: 'portrait', frozenColumns: 0, rowsBelow: [] } as const;
  const widths = [16, 18, 18, 18, 18, 16, 4];
  if (frontier === null) {
    const why = noFrontierSentence(rules, result);
    return {
      ...plan,
      widths,
      rows: [titleRow('Compensatiegrens'), ...(why === null ? [] : [sentenceRow(why)]), emptyRow],
      table: null,
      chart: null,
    };
  }
  return {
    ...plan,
    widths,
    rows: [
      titleRow('Compensatiegrens'),
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
    table: table(frontier),
    chart: chart(frontier, budgetSentence(rules, frontier), pension),
  };
}
