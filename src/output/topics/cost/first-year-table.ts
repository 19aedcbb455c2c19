import type { PlannedTable } from '#output/model/sheet-plan.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { costBridge, countedPart, type CostParts, employerCostOf } from '#core/result/cost-parts.ts';
import { occurringParts, costPartWords } from '#output/topics/cost/cost-parts.ts';
import { isHeldInPremium, notApart } from '#output/language/invoiced-premium.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import type { CellContent, PlannedCell, TableRow } from '#output/model/sheet-plan.ts';
import type { OutputContent } from '#output/model/output-content.ts';

const strong = (content: CellContent, format?: NumberFormat): PlannedCell => ({
  content,
  look: 'strong',
  ...(format && { format }),
});

/** A row per part and one for all of them, from the current scheme to this alternative. */
function rows(
  alternative: PremiumAlternative,
  now: CostParts,
  parts: readonly (keyof CostParts)[],
  isHeld: (part: keyof CostParts, now: number) => boolean,
): readonly TableRow[] {
  const [name, { firstYear }] = [nameOf(alternative, 'short'), alternative];
  const steps = new Map(costBridge(now, firstYear).map(({ part, amount }) => [part, amount]));
  const [from, to] = [employerCostOf(now), employerCostOf(firstYear)];
  return [
    ...parts.map((part) => [
      costPartWords[part].label,
      name,
      isHeld(part, now[part]) ? { content: notApart, look: 'value' as const, isRight: true } : countedPart(now, part),
      countedPart(firstYear, part),
      steps.get(part) ?? 0,
    ]),
    [
      strong('Werkgeverslast'),
      strong(name),
      strong(from, 'euro'),
      strong(to, 'euro'),
      strong(to - from, 'euroDifference'),
    ],
  ];
}

/** What the cost of the first year is made of, now and in each alternative, and how the one becomes the other. */
export function firstYearTable({ dossier, result }: OutputContent): PlannedTable {
  const subject = { input: dossier.input, result };
  const parts = occurringParts(result.alternatives);
  const now = alternativeOf(result, 'unchanged').firstYear;
  const isHeld = (part: keyof CostParts, cost: number): boolean => isHeldInPremium(subject, part, cost);
  return {
    name: 'ResultaatEersteJaar',
    columns: [
      { header: 'Onderdeel', format: 'general' },
      { header: 'Alternatief', format: 'general' },
      { header: 'Last huidige regeling', format: 'euro' },
      { header: 'Last nieuwe regeling', format: 'euro' },
      { header: 'Verschil werkgeverslast', format: 'euroDifference' },
    ],
    rows: premiumAlternatives(result).flatMap((alternative) => rows(alternative, now, parts, isHeld)),
    isStreamed: false,
  };
}
