import { flatSinceOf } from '#core/dossier/flat-since.ts';
import { headlineOf } from '#core/result/headline.ts';
import { modelHasScale } from '#output/language/flat-since.ts';
import { solidarySentence } from '#output/language/contract-names.ts';
import type { Alternative } from '#core/result/alternative.ts';
import { scenarioKeys } from '#core/result/effects-result.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { amount } from '#office/document/dutch-format.ts';
import { scenarioLooks } from '#output/language/other-looks.ts';
import { certaintyNote } from '#output/language/bases.ts';
import { premiumInSentence } from '#output/language/premium.ts';
import { modelPersonConclusion, shownModelPersons } from '#output/topics/people/model-persons-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { scenarioNames } from '#output/topics/people/measures.ts';
import { pricesOf } from '#output/language/prices.ts';
import { headline } from '#output/language/headline.ts';
import { rowName } from '#output/language/shown-name.ts';
import { plainColumns, type ColumnChart, isAnyDrawn } from '#output/model/chart.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import { readAll, readText } from '#output/model/read-table.ts';
import { lineTable } from '#output/model/line-table.ts';
import { alternativeCell } from '#output/model/name-cells.ts';
import { changeHeaders, modelPersonsTable } from '#output/topics/people/model-persons-table.ts';
import { columnPlace, contentOf, rowsWhere, type Table } from '#output/model/table.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { sheetSection } from '#output/model/sheet-section.ts';

/** What stands in front, and the other choices. */
function shownAlternatives({ result }: ConclusionSubject): readonly Alternative[] {
  const front = headlineOf(result);
  const choices = result.choices.map(({ premium }) => alternativeOf(result, premium));
  return front === null ? choices : [front, ...choices.filter(({ key }) => key !== front.key)];
}

/** The three scenarios of what stands in front, a column each; null where none shows. */
function changesChart(table: Table, shown: Alternative): ColumnChart | null {
  const rows = rowsWhere(table, { Alternatief: nameOf(shown, 'short') });
  const chart = plainColumns({
    kind: 'clustered',
    categories: rows.map(([age]) => readText(age, table.columns[0]!)),
    format: '0%',
    valueTitle: 'Verschil met nu, in %',
    series: scenarioKeys.map((scenario) => ({
      name: scenarioNames[scenario],
      look: scenarioLooks[scenario],
      values: rows.map((row) => {
        const change = contentOf(row[columnPlace(table, changeHeaders[scenario])]);
        return typeof change === 'number' ? Number(change.toFixed(4)) : null;
      }),
    })),
  });
  return isAnyDrawn(chart) ? chart : null;
}

/** The pension of model persons in three scenarios; left out when there are none to show. */
export function modelPersonsSection(subject: ConclusionSubject): Section | null {
  const persons = shownModelPersons(subject);
  const conclusion = modelPersonConclusion(subject);
  if (conclusion === null) return null;
  const alternatives = shownAlternatives(subject);
  const [front] = alternatives;
  const table = modelPersonsTable(subject);
  const chart = front === undefined ? null : changesChart(table, front);
  return sheetSection({
    id: 'model-persons',
    topic: "Pensioen per maatmens, drie scenario's",
    conclusion,
    lead: [
      `Fulltime, ${amount(persons[0]?.fullTimeSalary ?? 0)} per jaar, zonder opgebouwd pensioen op de peildatum. Verschil met het huidige pensioen in hetzelfde scenario, in procenten; euro's ${pricesOf(subject.result)}.`,
      modelHasScale(flatSinceOf(subject.input)),
      solidarySentence(subject.input.next.contract),
      chart && `Grafiek: ${chartOf(subject)}.`,
    ],
    name: 'Pensioen per maatmens',
    chart: [chart, "Kolommen per maatmens van de verandering van het pensioen in drie scenario's, in procenten"],
    table: [
      changesTable(subject, table, alternatives),
      'Verandering van het pensioen per maatmens en scenario in procenten',
    ],
    notes: [
      'Maatmens: een verzonnen persoon van precies deze leeftijd op de transitiedatum.',
      "Drie scenario's: dezelfde premies met de vaste rendementen en omrekenrentes uit het dossier. Geen kansverdeling.",
      certaintyNote(subject),
    ],
    sheet: 'Medewerkers',
  });
}

/** Of which premium the chart is. */
function chartOf(subject: ConclusionSubject): string {
  const front = headline(subject);
  return front === null
    ? rowName(alternativeOf(subject.result, 'budgetNeutralFlat'))
    : premiumInSentence(subject, front);
}

function changesTable(subject: ConclusionSubject, table: Table, alternatives: readonly Alternative[]): ExhibitTable {
  const where = (alternative: Alternative) => ({ Alternatief: nameOf(alternative, 'short') });
  const lines = lineTable(table, 'Leeftijd', 'Leeftijd bij de transitie', [
    {
      name: { content: `${currentSchemeWords(subject.input).reference}, per jaar`, look: 'value', row: ['front'] },
      value: 'Pensioen verwacht',
      where: where(alternativeOf(subject.result, 'unchanged')),
    },
    ...alternatives.flatMap((alternative) => {
      const name = alternativeCell(alternative);
      return scenarioKeys.map((scenario) => ({
        name: { ...name, read: `${name.read}, ${scenarioNames[scenario].toLowerCase()}` },
        value: changeHeaders[scenario],
        where: where(alternative),
      }));
    }),
  ]);
  return readAll(lines, (place) => (place === 0 ? 30 : 12));
}
