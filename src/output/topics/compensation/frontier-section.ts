import type { FrontierPoint } from '#core/result/compensation-result.ts';
import { sharedPoints } from '#core/result/frontier-reach.ts';
import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { budgetDetail, leftOutPremiums, targetLimits } from '#output/language/budget-reach.ts';
import { frontierConclusion, mayShowCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import { amount, percentage } from '#office/document/dutch-format.ts';
import type { StepChart } from '#output/model/chart.ts';
import type { Section } from '#output/model/section.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import type { ExhibitTable } from '#output/model/section.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** Characters of a lead of three lines. */
const leadMaximum = 330;

/** Distance between the marks of the axis of premiums, in points. */
const tick = 5;

/** Target and premium as they are drawn. */
const drawn = (fraction: number): number => Number((100 * fraction).toFixed(1));

/** The line up to the last premium that fits the budget by itself. */
function targetChart(fitting: readonly FrontierPoint[], valueTitle: string): StepChart {
  const last = fitting.at(-1)?.rate ?? 0;
  return {
    kind: 'steps',
    drawn: 'lines',
    at: fitting.map(({ rate }) => drawn(rate)),
    from: 0,
    to: Math.max(tick, Math.ceil((100 * last) / tick) * tick),
    lowest: 0,
    highest: 1,
    step: 0.2,
    endNames: null,
    format: '0%',
    valueTitle,
    categoryTitle: 'Vlakke premie, % van de pensioengrondslag',
    series: [
      {
        name: 'Hoogste doel van compensatie binnen het budget',
        look: alternativeDisplay.budgetNeutralFlat.look,
        values: fitting.map(({ highestTarget }) => Number(highestTarget!.toFixed(4))),
      },
    ],
  };
}

/** Up to which target compensation fits the budget, for each flat premium; left out for a small group or a method without target. */
export function frontierSection(subject: ConclusionSubject): Section | null {
  const { input, result } = subject;
  const frontier = result.compensation?.frontier ?? null;
  const conclusion = frontierConclusion(subject);
  if (frontier === null || conclusion === null || !mayShowCompensation(result)) return null;
  const fitting = sharedPoints(frontier).filter(({ highestTarget }) => highestTarget !== null);
  if (fitting.length < 2) return null;
  const detail = budgetDetail(input.compensation, frontier);
  const { pension } = currentSchemeWords(input);
  const conditions = [
    ...leftOutPremiums(frontier, result),
    ...targetLimits(input.compensation),
    `Budget: ${amount(frontier.budget)}, contant ${horizonPhrase(input.goal.horizon)}; wat daarna wordt betaald, telt niet mee.`,
  ].join(' ');
  const costs = detail === null ? '' : `${detail}. `;
  // The conditions stay in the lead whole; what the conclusion's premium costs stands in the workbook too.
  const hasRoom = costs.length + conditions.length <= leadMaximum;
  const target = `Hoogste doel, % van ${pension}`;
  return {
    id: 'frontier',
    topic: 'Premie en compensatie binnen het budget',
    conclusion,
    lead: hasRoom ? costs + conditions : conditions,
    exhibits: [
      {
        name: 'Premie en compensatie binnen het budget',
        chart: {
          model: targetChart(fitting, target),
          text: `Lijngrafiek van het hoogste doel van compensatie per vlakke premie. ${conclusion}.`,
        },
        table: {
          model: targetTable(fitting, target),
          text: `Hoogste doel van compensatie binnen het budget per vlakke premie. ${conclusion}.`,
        },
      },
    ],
    notes: [
      `Doel: tot welk deel van ${pension} het tekort wordt aangevuld.`,
      'Alles contant over de horizon, voor wie er nu is. Compensatie die na de horizon wordt betaald, telt niet mee in het budget.',
      ...(hasRoom ? [] : [costs.trim()]),
    ],
    source: {
      sheet: 'Compensatie',
      sentence: 'Bron in de werkmap: blad Compensatie (deel Compensatiegrens).',
      article: null,
      method: manualPlaces.compensation,
    },
  };
}

const targetTable = (fitting: readonly FrontierPoint[], target: string): ExhibitTable => ({
  columns: [
    { head: 'Vlakke premie', share: 50, align: 'right' },
    { head: target, share: 50, align: 'right' },
  ],
  rows: fitting.map(({ rate, highestTarget }) => [percentage(rate), percentage(highestTarget!)]),
  emphasised: [],
  barred: [],
});
