import { nameIn } from '#output/language/alternative-name.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import type { AlternativeKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { type EffectsResult, scenarioKeys } from '#core/result/effects-result.ts';
import { headlineOf } from '#core/result/headline.ts';
import type { DossierResult } from '#core/result/result.ts';
import { amount, percentage } from '#office/document/dutch-format.ts';
import { pensionHeader, scenarioNames } from '#output/topics/people/measures.ts';
import { modelHasScale } from '#output/language/flat-since.ts';
import { pricesOf } from '#output/language/prices.ts';
import { alternativeSeries } from '#output/writers/xlsx/alternative-series.ts';
import { middlePersonSentence } from '#output/topics/people/model-persons-conclusion.ts';
import { plainPart, sheetPart } from '#output/model/sheet-parts.ts';
import { headerRow, headingRow, sentenceRow, valueCell } from '#output/model/planned-cells.ts';
import { scenarioConclusion } from '#output/topics/people/scenario-sentence.ts';
import type { PlannedChart, PlannedRow, SheetPart } from '#output/model/sheet-plan.ts';
import { acrossTable } from '#output/model/across-table.ts';
import { changeHeaders, modelPersonsTable, netContributionHeader } from '#output/topics/people/model-persons-table.ts';
import { scenariosTable } from '#output/topics/people/scenarios-table.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { type Table, columnPlace, rowsWhere } from '#output/model/table.ts';

/** How the own contribution after tax was estimated, and of which year its rates are. */
const netContributionSentence = ({ incomeTax: { year, isAfterLastKnown } }: EffectsResult): string =>
  `Netto is een schatting: de eigen bijdrage min de belasting en premie volksverzekeringen die erdoor vervallen, op het salaris van de maatmens, tegen de tarieven van box 1 van ${year}${isAfterLastKnown ? ' (de laatste die bekend zijn)' : ''} voor wie jonger is dan de AOW-leeftijd. Zonder heffingskortingen, toeslagen en ander inkomen.`;

const keys = ['Leeftijd', 'Fulltime jaarsalaris'];

function description(result: DossierResult): string {
  const expected = (key: AlternativeKey): readonly number[] =>
    alternativeOf(result, key).effects.modelPersons.map(({ pensions }) => pensions.expected);
  const described = headlineOf(result)?.key ?? 'budgetNeutralFlat';
  const [current, next] = [expected('unchanged'), expected(described)];
  const ratios = result.effects.modelPersons.map(({ age }, index) => {
    const ratio = current[index] === 0 ? 'geen huidig pensioen' : percentage(next[index]! / current[index]!);
    return `${age} jaar ${ratio}`;
  });
  return `Kolommen per maatmens en alternatief. Pensioen bij ${nameIn(result, described, 'inSentence')} ten opzichte van ongewijzigd: ${ratios.join('; ')}.`;
}

const personsChart = (result: DossierResult): PlannedChart => ({
  kind: 'column',
  marks: 'none',
  title: 'Verwacht pensioen per maatmens',
  description: description(result),
  categoryTitle: 'Leeftijd op de transitiedatum',
  valueTitle: 'Verwacht pensioen per jaar',
  valueFormat: 'euro',
  series: alternativeSeries(result, keys.length, result.effects.modelPersons.length),
  size: { columns: 7, rows: 18 },
});

const contributionChange = 'Verandering eigen bijdrage';

/** The measures of model persons, each with its alternatives across; the first ones in print, the others to look things up. */
function measureParts(content: OutputContent): readonly SheetPart[] {
  const table = modelPersonsTable(content);
  if (table.rows.length === 0) return [];
  // Against the current scheme, which then has no column of its own.
  const compared = { without: nameIn(content.result, 'unchanged', 'short') };
  const part = (
    value: string,
    heading: string,
    across = {},
    more: Pick<SheetPart, 'isPrinted'> = { isPrinted: false },
  ): SheetPart =>
    plainPart({
      heading: `Maatmensen: ${heading}`,
      sentences: value === netContributionHeader ? [netContributionSentence(content.result.effects)] : [],
      table: acrossTable(table, { name: `Maatmens ${value}`, keys, value, ...across }),
      ...more,
    });
  const change = 'verandering van de eigen bijdrage';
  return [
    ...(isFirstScheme(content.dossier.input)
      ? []
      : [part(changeHeaders.expected, 'verschil met het huidige pensioen, in %', compared, {})]),
    hasFigures(table, contributionChange)
      ? part(contributionChange, change, compared)
      : sheetPart(
          [headingRow(`Maatmensen: ${change}`), sentenceRow('De eigen bijdrage van de maatmensen verandert niet.')],
          { isPrinted: false },
        ),
    part(netContributionHeader, 'eigen bijdrage netto per jaar (schatting)'),
    part(pensionHeader('pessimistic'), 'pensioen als het tegenzit'),
    part(pensionHeader('optimistic'), 'pensioen als het meezit'),
  ];
}

/** Less is shown as zero: a table of zeros is a sentence. */
const leastEuro = 0.5;

/** Whether a column has an amount that shows. */
function hasFigures(table: Table, header: string): boolean {
  const place = columnPlace(table, header);
  return table.rows.some((row) => Math.abs(Number(row[place])) >= leastEuro);
}

function returnRows({ assumptions, effects }: DossierInput): readonly PlannedRow[] {
  const sets = { ...effects, expected: assumptions };
  const of = (label: string, part: 'equityReturn' | 'bondReturn' | 'conversionInterest'): PlannedRow => [
    { content: label, look: 'label' },
    ...scenarioKeys.map((key) => valueCell(sets[key][part], 'percentTwo')),
  ];
  return [
    headerRow(['Per jaar', ...scenarioKeys.map((key) => scenarioNames[key])], 1),
    of('Rendement aandelen', 'equityReturn'),
    of('Rendement obligaties', 'bondReturn'),
    of('Omrekenrente', 'conversionInterest'),
  ];
}

/** The rows of all participants together, an alternative each: the name, three pensions and three ratios. */
function totalTable(content: OutputContent): Table {
  const table = scenariosTable(content);
  const rows = rowsWhere(table, { Cohort: 'Alle deelnemers' });
  return { name: 'PensioenenInScenarios', columns: table.columns.slice(2), rows: rows.map((row) => row.slice(2)) };
}

/** What is paid out of all pensions together when returns are other than expected. */
const scenarioPart = (content: OutputContent): SheetPart =>
  plainPart({
    heading: `Scenario’s: ${content.result.participantCount === 1 ? 'de enige deelnemer' : 'alle deelnemers samen'}`,
    sentences: [
      `${scenarioConclusion(subjectOf(content))}.`,
      `Pensioen per jaar ${pricesOf(content.result)} bij drie sets van vaste rendementen: een illustratie, geen kansverdeling. De premies zijn in elk scenario de afgeronde premies.`,
      isFirstScheme(content.dossier.input)
        ? null
        : 'Verhouding: het nieuwe pensioen gedeeld door het pensioen van ongewijzigd in hetzelfde scenario; 100% is gelijk.',
    ],
    table: totalTable(content),
    rowsBelow: returnRows(content.dossier.input),
  });

/** Their pensions, or that there is none who reaches it. */
function pensionPart(content: OutputContent): SheetPart {
  const subject = subjectOf(content);
  const [first] = content.result.effects.modelPersons;
  const heading = 'Maatmensen: verwacht pensioen per jaar';
  if (first === undefined)
    return sheetPart([
      headingRow(heading),
      sentenceRow('Geen enkele maatmens bereikt de pensioendatum na de transitiedatum.'),
    ]);
  const conclusion = middlePersonSentence(subject, content.result.effects.modelPersons);
  return plainPart({
    heading,
    sentences: [
      conclusion === null ? null : `${conclusion}.`,
      `Maatmensen: voorbeeldpersonen die op de transitiedatum precies zo oud zijn: voltijds, ${amount(first.fullTimeSalary)} per jaar (niveau peildatum), zonder eerder opgebouwd pensioen.`,
      modelHasScale(flatSinceOf(content.dossier.input)),
    ],
    table: acrossTable(modelPersonsTable(content), {
      name: 'MaatmensPensioen',
      keys,
      value: pensionHeader('expected'),
    }),
    charts: [personsChart(content.result)],
  });
}

/** What the choices mean for model persons, and for all when returns are other than expected. */
export const personParts = (content: OutputContent): readonly SheetPart[] => [
  pensionPart(content),
  ...measureParts(content),
  scenarioPart(content),
];
