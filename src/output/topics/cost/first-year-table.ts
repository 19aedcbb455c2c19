import { nameOf } from '#output/language/alternative-name.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { costPartNames, type CostParts, countedPart, employerCostOf } from '#core/result/cost-parts.ts';
import { costPartWords, occurringParts } from '#output/topics/cost/cost-parts.ts';
import { isHeldInPremium, notApart } from '#output/language/invoiced-premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { figureOrText } from '#output/model/planned-cells.ts';
import { columnsOf, contentOf, type Row, rowsWhere, type Table } from '#output/model/table.ts';

/** What the cost of the first year is made of, now and in each alternative, and how the one becomes the other. */
export function firstYearTable(subject: ConclusionSubject): Table {
  const { alternatives } = subject.result;
  const now = alternativeOf({ alternatives }, 'unchanged').firstYear;
  const rowOf = (first: Row[number], name: string, values: readonly [from: number, to: number], held: boolean): Row => {
    const [from, to] = values;
    return [first, name, held ? figureOrText(notApart) : from, to, to - from];
  };
  const rowsOf = (alternative: PremiumAlternative): readonly Row[] => {
    const [name, { firstYear }] = [nameOf(alternative, 'short'), alternative];
    const part = (of: keyof CostParts): Row =>
      rowOf(
        costPartWords[of].label,
        name,
        [countedPart(now, of), countedPart(firstYear, of)],
        isHeldInPremium(subject, of, now[of]),
      );
    const total = { content: 'Werkgeverslast', look: 'value', row: ['total'] } as const;
    return [
      ...occurringParts(alternatives).map(part),
      rowOf(total, name, [employerCostOf(now), employerCostOf(firstYear)], false),
    ];
  };
  return {
    name: 'ResultaatEersteJaar',
    columns: columnsOf({
      Onderdeel: 'general',
      Alternatief: 'general',
      'Last huidige regeling': 'euro',
      'Last nieuwe regeling': 'euro',
      'Verschil werkgeverslast': 'euroDifference',
    }),
    rows: premiumAlternatives({ alternatives }).flatMap(rowsOf),
  };
}

/** The same of one alternative, without the parts that neither scheme has. */
export function alternativeFirstYear(subject: ConclusionSubject, alternative: PremiumAlternative): Table {
  const table = firstYearTable(subject);
  const now = alternativeOf(subject.result, 'unchanged').firstYear;
  const empty = costPartNames.filter((part) => now[part] === 0 && alternative.firstYear[part] === 0);
  const hidden = new Set<unknown>(empty.map((part) => costPartWords[part].label));
  const rows = rowsWhere(table, { Alternatief: nameOf(alternative, 'short') });
  return { ...table, rows: rows.filter(([part]) => !hidden.has(contentOf(part))) };
}
