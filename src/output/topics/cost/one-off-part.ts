import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { columnLetters } from '#office/sheet/cell-name.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { presentLabel } from '#output/topics/cost/cost-lines.ts';
import { plainPart } from '#output/model/sheet-parts.ts';
import type { SheetPart } from '#output/model/sheet-plan.ts';
import { countsOneOffs, hasOneOffs, oneOffChoices } from '#output/language/one-off.ts';
import { columnsOf, type Row, type Table } from '#output/model/table.ts';
import { formulaCell } from '#output/model/planned-cells.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { DossierResult } from '#core/result/result.ts';

/** The table of one-off costs per choice, and its column over the horizon. */
export const oneOffTableName = 'LastenEenmalig';
export const presentHead = 'Contant';

/** What was typed: each cost with its year and the choices that have it. */
const listTable = (result: DossierResult): Table => ({
  name: 'LastenEenmaligPerPost',
  columns: columnsOf({ Omschrijving: 'general', Jaar: 'year', Bedrag: 'euro', Keuze: 'general' }, ['Omschrijving']),
  rows: result.oneOffCosts.rows.map((row) => [row.description, row.year, row.amount, oneOffChoices(row, result)]),
});

/** Per choice what is paid in each year, in all of them, and over the horizon, without and with the running cost. */
function choicesTable({ result }: OutputContent): Table {
  const premiums = premiumAlternatives(result);
  const years = result.years.filter(({ index }) => premiums.some((premium) => (premium.years[index]?.oneOff ?? 0) > 0));
  const [first, last, present, without] = [0, years.length - 1, years.length + 1, years.length + 2].map((place) =>
    columnLetters(place + 2),
  );
  const headers = [
    ...years.map(({ year }) => `In ${year}`),
    'Opgeteld',
    presentHead,
    'Werkgeverslast zonder',
    'Werkgeverslast met',
  ];
  const row = (premium: PremiumAlternative): Row => {
    const paid = years.map(({ index }) => premium.years[index]?.oneOff ?? 0);
    const running = premium.existingCost - (countsOneOffs(result) ? premium.oneOffCost : 0);
    const sum = paid.reduce((total, amount) => total + amount, 0);
    return [
      nameOf(premium, 'short'),
      ...paid,
      formulaCell(sum, 'euro', ({ row }) => `SUM(${first}${row}:${last}${row})`),
      premium.oneOffCost,
      running,
      formulaCell(running + premium.oneOffCost, 'euro', ({ row }) => `${present}${row}+${without}${row}`),
    ];
  };
  return {
    name: oneOffTableName,
    columns: [
      { header: 'Keuze', format: 'general' },
      ...headers.map((header) => ({ header, format: 'euro' as const })),
    ],
    rows: premiums.map(row),
  };
}

/** One-off costs of the new scheme: each of them, and what they come to per choice; nothing where there are none. */
export function oneOffParts(content: OutputContent): readonly SheetPart[] {
  const { result } = content;
  if (!hasOneOffs(result)) return [];
  return [
    plainPart({
      heading: 'Eenmalige kosten',
      sentences: [
        'Wat de overstap de werkgever eenmalig kost, bij de invoer opgegeven. Aan het begin van het jaar, niet gewogen met uitdiensttreding. In het eerste jaar en de 30 jaar van een keuze tellen ze altijd.',
        result.oneOffCosts.counts
          ? 'Ze tellen mee in de werkgeverslast over de horizon, en dus ook bij gelijke kosten.'
          : 'Ze tellen niet mee in de werkgeverslast over de horizon, en dus ook niet bij gelijke kosten.',
      ],
      table: listTable(result),
    }),
    plainPart({
      heading: 'Eenmalige kosten per keuze',
      sentences: [
        `${presentLabel(content)}: wat binnen de horizon valt, contant op de transitiedatum. Daarnaast de werkgeverslast van de huidige deelnemers over dezelfde horizon, zonder compensatie, zonder en met eenmalige kosten.`,
      ],
      table: choicesTable(content),
    }),
  ];
}
