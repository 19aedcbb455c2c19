import { oneOffYearsNote } from '#output/language/one-off.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';
import { otherLooks } from '#output/language/other-looks.ts';
import { looks } from '#output/language/look.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { barredNotes, rowName } from '#output/language/shown-name.ts';
import { headline } from '#output/language/headline.ts';
import { comingYears, yearNote, yearsConclusion, yearsShown } from '#output/topics/cost/years-conclusion.ts';
import type { ColumnChart } from '#output/model/chart.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Alternative } from '#core/result/alternative.ts';
import type { ResultYear } from '#core/result/result.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import { alternativeCell } from '#output/model/name-cells.ts';
import { readAll } from '#output/model/read-table.ts';
import type { Column, Row } from '#output/model/table.ts';
import { sheetSection } from '#output/model/sheet-section.ts';

const yearCost = ({ years }: Alternative, year: number): number => years[year]!.cost;
const yearCompensation = ({ compensation }: Alternative, year: number): number =>
  compensation?.years.find(({ index }) => index === year)?.cost ?? 0;

const yearOneOff = ({ years }: Alternative, year: number): number => years[year]!.oneOff;

const compensationName = 'Compensatie';

/** Until when and how the participants of now leave: without chances of leaving only pension ends their participation. */
const exitsClause = ({ assumptions: { exits } }: DossierInput): string =>
  exits.some(({ value }) => value > 0)
    ? 'met de ingevulde kansen op uitstroom'
    : 'zonder uitstroom vóór de pensioendatum';

/** "’28": in full they do not stand level under each alternative; the table below has them so. */
const shortYear = ({ year }: ResultYear): string => `’${String(year).slice(-2)}`;

/** "Budget vlak": a name of which no word is long. */
const narrowName = (alternative: Alternative): string =>
  rowName(alternative).replace(/^(Budget|Profijt)neutraal/, '$1');

/** For each alternative the coming years side by side: the employer cost, and on top one-off costs and compensation. */
function costChart({ result }: ConclusionSubject, years: readonly ResultYear[]): ColumnChart {
  const shown = result.alternatives;
  const values = (part: typeof yearCost): readonly number[] =>
    shown.flatMap((one) => years.map(({ index }) => Math.round(part(one, index))));
  const compensation = values(yearCompensation);
  const onTop = { name: compensationName, look: otherLooks.second, values: compensation };
  const oneOff = { name: 'Eenmalige kosten', look: otherLooks.third, values: values(yearOneOff) };
  return {
    kind: 'stacked',
    categories: shown.flatMap(() => years.map(shortYear)),
    groups: shown.map((one) => ({ name: rowName(one), narrow: narrowName(one), size: years.length })),
    format: '#,##0',
    valueTitle: 'Euro per jaar',
    categoryTitle: '',
    series: [
      { name: 'Werkgeverslast', look: looks.B, values: values(yearCost) },
      ...(oneOff.values.some((value) => value > 0) ? [oneOff] : []),
      ...(compensation.some((value) => value > 0) ? [onTop] : []),
    ],
  };
}

/** What the coming years cost, per alternative. */
export function costYearsSection(subject: ConclusionSubject): Section | null {
  const { input, result } = subject;
  const years = comingYears(subject);
  if (years.length === 0) return null;
  const conclusion = yearsConclusion(subject);
  const chart = costChart(subject, years);
  const hasCompensation = chart.series.some(({ name }) => name === compensationName);
  const oneOffs = oneOffYearsNote(result, 'Tabel en titel zijn zonder');
  return sheetSection({
    id: 'cost-years',
    topic: `Werkgeverslast in ${yearsShown(years)}`,
    conclusion,
    lead: [
      `Per jaar, niet contant gemaakt, gesloten groep, bij de afgeronde premies. ${yearNote} ${hasCompensation ? 'De tabel is' : 'Alles is'} zonder compensatie.`,
      negativeCostNote(
        result,
        result.alternatives.flatMap((alternative) => years.map(({ index }) => yearCost(alternative, index))),
      ),
    ],
    chart: [chart, 'Gestapelde kolommen per alternatief en jaar'],
    table: [
      costTable(subject, years),
      'Werkgeverslast per jaar en alternatief in euro, en van het eerste jaar als deel van de loonsom',
    ],
    notes: [
      `Werkgeverslast: premie, risicopremies en kosten min de bijdrage van de werknemers.${hasCompensation ? ' Compensatie staat in de grafiek bovenop de werkgeverslast en is in de tabel niet meegeteld.' : ''}`,
      oneOffs && `${oneOffs} In de grafiek staan ze bovenop de werkgeverslast.`,
      ...barredNotes(result.alternatives),
      `Gesloten groep: wie nu deelneemt, zonder instroom, ${exitsClause(input)}.`,
      'Loonsom: de salarissen naar deeltijd van dezelfde groep, zonder wat de werkgever daarbovenop betaalt. Blad Lasten heeft elk jaar, ook per voltijdbaan.',
    ],
    sheet: 'Lasten',
    where: ' (delen Per jaar en Per jaar als deel van de loonsom).',
  });
}

function costTable(subject: ConclusionSubject, years: readonly ResultYear[]): ExhibitTable {
  const { alternatives } = subject.result;
  const front = headline(subject)?.key ?? null;
  // The first year, in which a board knows its wage bill; not where nobody has wages in it.
  const ofWages = years.slice(0, 1).filter(({ wageBill }) => wageBill > 0);
  const columns: readonly Column[] = [
    { header: 'Werkgeverslast', format: 'general' },
    ...years.map(({ year }) => ({ header: String(year), format: 'euro' as const })),
    ...ofWages.map(({ year }) => ({ header: `${year}, van loonsom`, format: 'percent' as const })),
  ];
  const row = (alternative: Alternative): Row => [
    alternativeCell(alternative, front, 'short'),
    ...years.map(({ index }) => yearCost(alternative, index)),
    ...ofWages.map(({ index, wageBill }) => yearCost(alternative, index) / wageBill),
  ];
  return readAll({ name: 'LastenKomendeJaren', columns, rows: alternatives.map(row) }, (place) =>
    place === 0 ? 30 : 14,
  );
}
