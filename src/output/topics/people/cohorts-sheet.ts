import { negativeRows, emptyRow, headingRow, subtitleRow, titleRow } from '#output/model/planned-cells.ts';
import { nameIn } from '#output/language/alternative-name.ts';
import { flatChapter6b } from '#output/language/chapter-6b.ts';
import { headlineOf } from '#core/result/headline.ts';
import type { DossierResult } from '#core/result/result.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { smallestGroup } from '#output/language/subject.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { splitTopic } from '#output/topics/people/pension-split-section.ts';
import { shownSplitParts, splitAlternatives, splitOrder, splitPartWords } from '#output/topics/people/pension-split.ts';
import { mergedCohortRows } from '#output/topics/people/merged-cohorts.ts';
import { compensationExplanation } from '#output/topics/compensation/compensation-sentences.ts';
import { alternativeSeries } from '#output/writers/xlsx/alternative-series.ts';
import { pensionsTogether } from '#output/topics/people/pension-words.ts';
import { plainPart } from '#output/writers/xlsx/plain-part.ts';
import { rowsOnlyPart } from '#output/writers/xlsx/rows-only-sheet.ts';
import { birthYearConclusion } from '#output/topics/people/scenario-sentence.ts';
import type { PlannedChart, SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import { acrossTable } from '#output/model/across-table.ts';
import { birthYearsTable } from '#output/topics/people/birth-years-table.ts';
import { alternativeSplitTable } from '#output/topics/people/pension-split-table.ts';
import { cohortsTable } from '#output/topics/people/cohorts-table.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';

const keys = ['Cohort', 'Aantal'];

const employerGroupsSentence = `Deelnemers naar leeftijd op de transitiedatum: groepen van vijf leeftijdsjaren, samengevoegd tot elke minstens ${smallestGroup} deelnemers heeft.`;

function description(result: DossierResult): string {
  const { key, cohorts } = headlineOf(result) ?? alternativeOf(result, 'budgetNeutralFlat');
  const parts = result.cohorts.flatMap((cohort, index) => {
    const { ratio } = cohorts[index]!;
    return cohort.count > 0
      ? [`${cohortName(cohort)} ${ratio === null ? 'geen huidig pensioen' : percentage(ratio)}`]
      : [];
  });
  return `Kolommen per leeftijdscohort en alternatief. Pensioen bij ${nameIn(result, key, 'inSentence')} ten opzichte van ongewijzigd: ${parts.join('; ')}.`;
}

const chart = (result: DossierResult): PlannedChart => ({
  kind: 'column',
  marks: 'none',
  title: 'Verwacht pensioen per leeftijdscohort',
  description: description(result),
  categoryTitle: 'Leeftijd op de transitiedatum',
  valueTitle: `${pensionsTogether(result)} per jaar`,
  valueFormat: 'euro',
  series: alternativeSeries(result, keys.length, result.cohorts.length),
  size: { columns: 7, rows: 19 },
});

/** A measure of the cohorts, under its own heading. */
interface Measure {
  readonly column: string;
  readonly heading: string;
  readonly sentences?: readonly string[];
  readonly isPrinted?: false;
  readonly hasTotal?: true;
}

function measures({ dossier, result }: OutputContent): readonly Measure[] {
  const compensation = compensationExplanation(dossier.input.compensation, flatChapter6b(result));
  return [
    {
      column: 'Verhouding',
      heading: 'Verhouding tot het huidige pensioen',
      sentences: [
        result.participantCount === 1
          ? 'Het nieuwe pensioen gedeeld door het huidige; 100% is gelijk.'
          : 'Som van de nieuwe pensioenen gedeeld door som van de huidige pensioenen; 100% is gelijk.',
      ],
    },
    {
      column: 'Werkgeverslast',
      heading: 'Werkgeverslast',
      hasTotal: true,
      sentences: [
        `Van dit cohort, ${horizonPhrase(dossier.input.goal.horizon)}, contant gemaakt naar de transitiedatum zonder compensatie en zonder nieuwe medewerkers; samen de last van het alternatief voor de bestaande deelnemers.`,
      ],
    },
    { column: 'Premie', heading: 'Premie', hasTotal: true, isPrinted: false },
    { column: 'Eigen bijdrage', heading: 'Eigen bijdrage', hasTotal: true, isPrinted: false },
    ...(result.compensation === null
      ? []
      : [
          {
            column: 'Compensatie',
            heading: 'Compensatie eerste jaar',
            sentences: [compensation],
            hasTotal: true as const,
            isPrinted: false as const,
          },
        ]),
  ];
}

function measureParts(content: OutputContent): readonly SheetPart[] {
  const table = cohortsTable(content);
  const without = nameIn(content.result, 'unchanged', 'short');
  return measures(content).map(({ column, heading, sentences = [], hasTotal = false, ...printed }) =>
    plainPart({
      heading,
      sentences,
      table: acrossTable(table, {
        name: `Cohort${column}`,
        keys,
        value: column,
        hasTotal,
        ...(column === 'Verhouding' && { without }),
      }),
      ...printed,
    }),
  );
}

/** From what the pensions change, where the schemes differ in more than the premium: a block per alternative. */
function splitParts(content: OutputContent): readonly SheetPart[] {
  const shown = splitAlternatives(content.result);
  const words = [...shownSplitParts(shown).map((part) => splitPartWords[part].meaning), splitOrder];
  return shown.map(({ alternative }, index) =>
    plainPart({
      heading: `${splitTopic}: ${nameIn(content.result, alternative.key, 'inSentence')}`,
      sentences: index === 0 ? words : [],
      table: alternativeSplitTable(content.result, alternative),
    }),
  );
}

/** Birth years, in print only where someone asks for more: there may be sixty. */
const birthYearParts = (content: OutputContent): readonly SheetPart[] => {
  const table = birthYearsTable(content);
  const part = (column: string, heading: string, sentences: readonly string[]): SheetPart =>
    plainPart({
      heading,
      sentences,
      table: acrossTable(table, {
        name: `Geboortejaar${column}`,
        keys: ['Geboortejaar', 'Aantal'],
        value: column,
        ...(column === 'Verhouding' ? { without: nameIn(content.result, 'unchanged', 'short') } : { hasTotal: true }),
      }),
      isPrinted: false,
    });
  return [
    part('Pensioen', 'Geboortejaren: pensioen', [
      `${birthYearConclusion({ input: content.dossier.input, result: content.result })}.`,
      `${content.result.participantCount === 1 ? 'Het verwachte pensioen' : 'Som van de verwachte pensioenen'} van wie in dat jaar geboren is. Premie, eigen bijdrage en profijt per geboortejaar staan op het verborgen blad Gegevens.`,
    ]),
    part('Verhouding', 'Geboortejaren: verhouding tot het huidige pensioen', []),
  ];
};

/** What the alternatives mean by age: per cohort of five years, in the groups of the report, and per year of birth. */
export function cohortsSheet(content: OutputContent): SheetPlan {
  const { dossier, result } = content;
  const parts = measureParts(content);
  // An employer gets those groups alone: a second division would tell single persons apart.
  const merged = content.withoutPeople ? [] : mergedCohortRows({ input: dossier.input, result });
  return {
    name: 'Cohorten',
    widths: [18, 11, ...Array.from({ length: Math.max(8, result.alternatives.length) }, () => 17)],
    orientation: 'portrait',
    repeatedColumns: 0,
    rows: [
      titleRow('Cohorten'),
      subtitleRow(
        result.participantCount === 1
          ? 'De enige deelnemer, in een groep van vijf leeftijdsjaren op de transitiedatum. Bedragen bij de afgeronde premie.'
          : `${content.withoutPeople ? employerGroupsSentence : 'Deelnemers in groepen van vijf leeftijdsjaren op de transitiedatum.'} Bedragen zijn sommen over de groep, bij de afgeronde premie.`,
      ),
      ...negativeRows(
        result,
        result.alternatives.flatMap(({ cohortCosts }) => cohortCosts),
      ),
      emptyRow,
      headingRow('Verwacht pensioen per jaar'),
    ],
    table: acrossTable(cohortsTable(content), { name: 'CohortPensioen', keys, value: 'Pensioen', hasTotal: true }),
    rowsBelow: [],
    charts: result.cohorts.length > 0 ? [chart(result)] : [],
    further: [
      ...parts.filter(({ isPrinted }) => isPrinted !== false),
      ...splitParts(content),
      ...(merged.length === 0 ? [] : [{ ...rowsOnlyPart(merged), isPrinted: false as const }]),
      ...parts.filter(({ isPrinted }) => isPrinted === false),
      ...(content.withoutPeople ? [] : birthYearParts(content)),
    ],
  };
}
