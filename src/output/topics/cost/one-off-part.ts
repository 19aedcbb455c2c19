import type { OneOffCost } from '#core/dossier/dossier-choices.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { columnLetters } from '#office/sheet/cell-name.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { presentLabel } from '#output/topics/cost/cost-lines.ts';
import { plainPart } from '#output/writers/xlsx/plain-part.ts';
import { valueCell } from '#output/model/planned-cells.ts';
import type { PlannedCell, PlannedTable, SheetPart, TableRow } from '#output/model/sheet-plan.ts';
import { countsOneOffs, hasOneOffs, oneOffOf } from '#output/language/one-off.ts';

/** The table of one-off costs per alternative, and its column over the horizon. */
export const oneOffTableName = 'LastenEenmalig';
export const presentHead = 'Contant';

/** What was typed: each cost with its year and the alternatives that have it. */
const listTable = (rows: readonly OneOffCost[]): PlannedTable => ({
  name: 'LastenEenmaligPerPost',
  columns: [
    { header: 'Omschrijving', format: 'general', wraps: true },
    { header: 'Jaar', format: 'year' },
    { header: 'Bedrag', format: 'euro' },
    { header: 'Alternatief', format: 'general' },
  ],
  rows: rows.map(({ description, year, amount, of }) => [description, year, amount, oneOffOf[of]]),
  isStreamed: false,
});

/** Of one alternative: what is paid in each year, in all of them, and over the horizon, without and with the running cost. */
function alternativeRow(
  premium: PremiumAlternative,
  years: readonly { readonly index: number }[],
  isCounted: boolean,
): TableRow {
  const paid = years.map(({ index }) => premium.years[index]?.oneOff ?? 0);
  const column = (place: number): string => columnLetters(place + 2);
  const [last, sum] = [years.length - 1, years.length];
  const running = premium.existingCost - (isCounted ? premium.oneOffCost : 0);
  const live = (value: number, formulaAt: NonNullable<PlannedCell['formulaAt']>): PlannedCell => ({
    ...valueCell(value, 'euro'),
    formulaAt,
  });
  return [
    nameOf(premium, 'short'),
    ...paid.map((amount) => valueCell(amount, 'euro')),
    live(
      paid.reduce((total, amount) => total + amount, 0),
      ({ row }) => `SUM(${column(0)}${row}:${column(last)}${row})`,
    ),
    premium.oneOffCost,
    running,
    live(running + premium.oneOffCost, ({ row }) => `${column(sum + 1)}${row}+${column(sum + 2)}${row}`),
  ];
}

function alternativesTable({ result }: OutputContent): PlannedTable {
  const premiums = premiumAlternatives(result);
  const years = result.years.filter(({ index }) => premiums.some((premium) => (premium.years[index]?.oneOff ?? 0) > 0));
  return {
    name: oneOffTableName,
    columns: [
      { header: 'Alternatief', format: 'general' },
      ...years.map(({ year }) => ({ header: `In ${year}`, format: 'euro' as const })),
      { header: 'Opgeteld', format: 'euro' },
      { header: presentHead, format: 'euro' },
      { header: 'Werkgeverslast zonder', format: 'euro' },
      { header: 'Werkgeverslast met', format: 'euro' },
    ],
    rows: premiums.map((premium) => alternativeRow(premium, years, countsOneOffs(result))),
    isStreamed: false,
  };
}

/** One-off costs of the new scheme: each of them, and what they come to per alternative; nothing where there are none. */
export function oneOffParts(content: OutputContent): readonly SheetPart[] {
  const { result } = content;
  const { rows, counts } = result.oneOffCosts;
  if (!hasOneOffs(result)) return [];
  return [
    plainPart({
      heading: 'Eenmalige kosten',
      sentences: [
        'Wat de overstap de werkgever eenmalig kost, bij de invoer opgegeven. Aan het begin van het jaar, niet gewogen met uitdiensttreding.',
        counts
          ? 'Ze tellen mee in de werkgeverslast over de horizon, en dus ook bij gelijke kosten.'
          : 'Ze tellen niet mee bij gelijke kosten en staan in geen ander bedrag.',
      ],
      table: listTable(rows),
    }),
    plainPart({
      heading: 'Eenmalige kosten per alternatief',
      sentences: [
        `${presentLabel(content)}: wat binnen de horizon valt, contant op de transitiedatum. Daarnaast de werkgeverslast van de huidige deelnemers over dezelfde horizon, zonder compensatie, zonder en met eenmalige kosten.`,
      ],
      table: alternativesTable(content),
    }),
  ];
}
