import type { Choice } from '#core/result/choice.ts';
import { signs } from '#office/document/dutch-format.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { money } from '#output/language/money.ts';

const premiumOf = ({ cost, compensation, oneOff }: Choice): number =>
  cost.thirtyYears - compensation.thirtyYears - oneOff.thirtyYears;

const parts: readonly (readonly [name: string, of: (choice: Choice) => number])[] = [
  ['premie', premiumOf],
  ['compensatie', ({ compensation }) => compensation.thirtyYears],
  ['eenmalig', ({ oneOff }) => oneOff.thirtyYears],
];

const signed = (moved: number): string => `${moved < 0 ? signs.minus : signs.plus}${money(Math.abs(moved))}`;

/** What moved the cost of thirty years from one choice to another, and the own contribution: "Premie − € 106.000, compensatie + € 234.000 in 30 jaar". */
export function movedCost(from: Choice, to: Choice): string {
  const moved = parts.flatMap(([name, of]) => {
    const difference = of(to) - of(from);
    return Math.round(difference) === 0 ? [] : [`${name} ${signed(difference)}`];
  });
  const own = to.ownContribution - from.ownContribution;
  return [
    moved.length === 0 ? 'Dezelfde kosten in 30 jaar' : `${capitalised(moved.join(', '))} in 30 jaar`,
    Math.round(own) === 0 ? null : `eigen bijdrage in het eerste jaar ${signed(own)}`,
  ]
    .filter((part) => part !== null)
    .join('; ');
}
