import { hasEntrants } from '#output/language/entrants.ts';
import { countsOneOffs, hasOneOffs, oneOffNote, oneOffYearsNote } from '#output/language/one-off.ts';
import { otherYearNote } from '#output/topics/cost/year-of-cost.ts';
import { invoicedPremiumSentence } from '#output/language/invoiced-premium.ts';
import { entryRows } from '#output/topics/cost/entry-rows.ts';
import { noCompensationBesideScale } from '#output/language/chapter-6b.ts';
import { amount } from '#office/document/dutch-format.ts';
import { listed } from '#office/document/dutch-words.ts';
import { laterCompensationSentence } from '#output/topics/compensation/compensation-sentences.ts';
import { type ChoiceCostLine, choiceCostLines } from '#output/topics/cost/choice-cost-lines.ts';
import { costLines } from '#output/topics/cost/cost-lines.ts';
import { oneOffParts } from '#output/topics/cost/one-off-part.ts';
import {
  closedSums,
  summedTable,
  yearsBesideNow,
  yearsTable,
  yearsTableName,
  yearSums,
} from '#output/topics/cost/summed-table.ts';
import { wageShareParts } from '#output/topics/cost/wage-share-parts.ts';
import { plainPart, sheetOf } from '#output/model/sheet-parts.ts';
import { emptyRow, subtitleRows, titleRow } from '#output/model/planned-cells.ts';
import { firstYearConclusion } from '#output/topics/cost/cost-sentences.ts';
import type { PlannedChart, SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import type { Table } from '#output/model/table.ts';
import { acrossTable } from '#output/model/across-table.ts';
import { firstYearTable } from '#output/topics/cost/first-year-table.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';

const [choiceSumsName, choiceYearsName] = ['LastenKeuzes', 'LastenKeuzesPerJaar'];

/** The choices by year, as wide as many years along it ask. */
function chart(lines: readonly ChoiceCostLine[], years: readonly number[]): PlannedChart {
  const first = years[0] ?? 0;
  return {
    kind: 'line',
    marks: 'spread',
    title: 'Kosten per jaar',
    description: `Lijnen van ${first} tot en met ${years.at(-1) ?? first}. In ${first}: ${lines
      .map(({ head, cost }) => `${head} ${amount(cost.get(first) ?? 0)}`)
      .join('; ')}.`,
    categoryTitle: 'Jaar',
    valueTitle: 'Kosten per jaar',
    valueFormat: 'euro',
    series: lines.map(({ head, look }, place) => ({
      name: head,
      look,
      categoryColumn: 1,
      valueColumn: place + 2,
      firstRow: 1,
      lastRow: years.length,
    })),
    size: { columns: 6, rows: 15 },
    table: choiceYearsName,
  };
}

/** Thirty years, the choices across. */
function choiceYearsPart(content: OutputContent, lines: readonly ChoiceCostLine[]): SheetPart {
  const { result } = content;
  const years = result.openGroup.years.map(({ year }) => year);
  return plainPart({
    heading: 'Per jaar',
    sentences: [otherYearNote(result)],
    table: yearsBesideNow(choiceYearsName, years, lines),
    rowsBelow: hasEntrants(result) ? entryRows(content) : [],
    charts: [chart(lines, years)],
  });
}

/** Those who take part now alone, without anybody hired later: what the premiums of the solver rest on. */
function closedParts(content: OutputContent): readonly SheetPart[] {
  const { result } = content;
  const lines = costLines(content);
  const years = result.years.map(({ year }) => year);
  const isPrinted = false;
  return [
    plainPart({
      heading: 'Zonder nieuwe medewerkers',
      sentences: [
        `Werkgeverslast van wie nu deelneemt, bij de afgeronde premie. Contant: de som van de cohorten op Gegevens${countsOneOffs(result) ? ' en de eenmalige kosten' : ''}.`,
        negativeCostNote(
          result,
          lines.flatMap(({ cost }) => [...cost.values()]),
        ),
        oneOffNote(subjectOf(content)),
      ],
      table: summedTable('LastenSamen', lines, closedSums(content, lines)),
      isPrinted,
    }),
    plainPart({
      heading: 'Zonder nieuwe medewerkers, per jaar',
      sentences: [
        oneOffYearsNote(result),
        laterCompensationSentence(result),
        ...(result.compensation === null ? [] : noCompensationBesideScale(result)),
      ],
      table: yearsTable(yearsTableName, years, lines),
      isPrinted,
    }),
    ...(years.length > 0 ? wageShareParts(result, lines) : []),
  ];
}

/** The bridge from the cost of now to that of each alternative; and, in print only where someone asks for more, its two ends. */
function firstYearParts(content: OutputContent): readonly [bridge: SheetPart, ends: SheetPart] {
  const subject = subjectOf(content);
  const across = (name: string, value: string): Table =>
    acrossTable(firstYearTable(subject), { name, keys: ['Onderdeel', 'Last huidige regeling'], value });
  const table = across('LastenEersteJaar', 'Verschil werkgeverslast');
  return [
    plainPart({
      heading: 'Het eerste jaar',
      sentences: [
        `${firstYearConclusion(subject)}.`,
        'Waaruit het verschil met de werkgeverslast van nu bestaat, bij de afgeronde premie: gesloten groep, zonder compensatie en eenmalige kosten, niet contant gemaakt.',
        invoicedPremiumSentence(subject),
      ],
      table,
    }),
    plainPart({
      heading: 'Het eerste jaar: de last van de nieuwe regeling',
      table: across('LastenNieuweRegeling', 'Last nieuwe regeling'),
      isPrinted: false,
    }),
  ];
}

/** "Met nieuwe medewerkers en compensatie. ": what is in the cost of choices besides premium. */
function withWhat({ result }: OutputContent): string {
  const parts = [
    hasEntrants(result) ? 'nieuwe medewerkers' : null,
    result.compensation === null ? null : 'compensatie',
    hasOneOffs(result) ? 'eenmalige kosten' : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? '' : `Met ${listed(parts)}. `;
}

/** What the choices cost: added up and by year, with those hired later; then the first year, and those who take part now alone. */
export function costsSheet(content: OutputContent): SheetPlan {
  const { result } = content;
  const lines = choiceCostLines(result);
  const years = result.openGroup.years.map(({ year }) => year);
  const [bridge, ends] = firstYearParts(content);
  return sheetOf({
    name: 'Lasten',
    widths: [44, ...Array.from({ length: Math.max(7, lines.length, costLines(content).length) }, () => 17)],
    orientation: 'portrait',
    rows: [
      titleRow('Lasten'),
      ...subtitleRows([
        `${withWhat(content)}Contant: teruggerekend naar de transitiedatum, zoals op Samenvatting.`,
        negativeCostNote(
          result,
          lines.flatMap(({ cost, present }) => [...cost.values(), present]),
        ),
      ]),
      emptyRow,
    ],
    table: summedTable(choiceSumsName, lines, [
      ...yearSums(choiceYearsName, years, lines),
      { label: '30 jaar, contant', values: lines.map(({ present }) => present) },
    ]),
    further: [
      ...(years.length > 0 ? [choiceYearsPart(content, lines)] : []),
      ...oneOffParts(content),
      bridge,
      ...closedParts(content),
      ends,
    ],
  });
}
