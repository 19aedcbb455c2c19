import { sharedPoints } from '#core/result/frontier-reach.ts';
import type { PlannedTable } from '#output/model/sheet-plan.ts';
import type { OutputContent } from '#output/model/output-content.ts';

/** For each flat premium up to which target compensation fits the budget; without rows where there is no budget. */
export function frontierTable({ result }: OutputContent): PlannedTable {
  const frontier = result.compensation?.frontier ?? null;
  return {
    name: 'ResultaatCompensatiegrens',
    columns: [
      { header: 'Vlakke premie', format: 'percent' },
      { header: 'Werkgeverslast', format: 'euro' },
      { header: 'Compensatie bij het doel', format: 'euro' },
      { header: 'Samen bij het doel', format: 'euro' },
      { header: 'Compensatie bij volledige aanvulling', format: 'euro' },
      { header: 'Hoogste doel', format: 'percent' },
    ],
    rows: (frontier === null ? [] : sharedPoints(frontier)).map(
      ({ rate, costExcluding, costAtTarget, costAtFull, highestTarget }) => [
        rate,
        costExcluding,
        costAtTarget,
        costExcluding + costAtTarget,
        costAtFull,
        highestTarget ?? { content: 'niet mogelijk', look: 'value', isRight: true },
      ],
    ),
    isStreamed: false,
  };
}
