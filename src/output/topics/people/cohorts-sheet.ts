import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { emptyRow, headingRow, subtitleRows, titleRow } from '#output/model/planned-cells.ts';
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
import { compensationExplanation } from '#output/topics/compensation/compensation-sentences.ts';
import { alternativeSeries } from '#output/writers/xlsx/alternative-series.ts';
import { pensionsTogether } from '#output/topics/people/pension-words.ts';
import { plainPart, sheetOf } from '#output/model/sheet-parts.ts';
import { birthYearConclusion } from '#output/topics/people/scenario-sentence.ts';
import type { PlannedChart, SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import { acrossTable } from '#output/model/across-table.ts';
import { birthYearsTable } from '#output/topics/people/birth-years-table.ts';
import { alternativeSplitTable } from '#output/topics/people/pension-split-table.ts';
import { cohortsTable } from '#output/topics/people/cohorts-table.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { mergedCohortsTable } from '#output/topics/people/merged-cohorts-table.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';

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

/** The measures of the cohorts, each with its alternatives across under a heading of its own. */
function measureParts(content: OutputContent): readonly SheetPart[] {
  const { dossier, result } = content;
  const table = cohortsTable(content);
  const part = (value: string, heading: string, more: Measure = {}): SheetPart => {
    const { hasTotal = false, without, ...rest } = more;
    const across = acrossTable(table, { name: `Cohort${value}`, keys, value, hasTotal, ...(without && { without }) });
    return plainPart({ heading, table: across, ...rest });
  };
  const isPrinted = false;
  return [
    ...(isFirstScheme(dossier.input)
      ? []
      : [
          part('Verhouding', 'Verhouding tot het huidige pensioen', {
            without: nameIn(result, 'unchanged', 'short'),
            sentences: [
              result.participantCount === 1
                ? 'Het nieuwe pensioen gedeeld door het huidige; 100% is gelijk.'
                : 'Som van de nieuwe pensioenen gedeeld door som van de huidige pensioenen; 100% is gelijk.',
            ],
          }),
        ]),
    part('Werkgeverslast', 'Werkgeverslast', {
      hasTotal: true,
      sentences: [
        `Van dit cohort, ${horizonPhrase(dossier.input.goal.horizon)}, contant gemaakt naar de transitiedatum zonder compensatie en zonder nieuwe medewerkers; samen de last van het alternatief voor de bestaande deelnemers.`,
      ],
    }),
    part('Premie', 'Premie', { hasTotal: true, isPrinted }),
    part('Eigen bijdrage', 'Eigen bijdrage', { hasTotal: true, isPrinted }),
    ...(result.compensation === null
      ? []
      : [
          part('Compensatie', 'Compensatie eerste jaar', {
            sentences: [compensationExplanation(dossier.input.compensation, flatChapter6b(result))],
            hasTotal: true,
            isPrinted,
          }),
        ]),
  ];
}

interface Measure {
  readonly hasTotal?: boolean;
  /** The alternative that the others are compared with. */
  readonly without?: string;
  readonly sentences?: readonly string[];
  readonly isPrinted?: false;
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
  const keys = ['Geboortejaar', 'Aantal'];
  const table = birthYearsTable(content);
  return [
    plainPart({
      heading: 'Geboortejaren: pensioen',
      sentences: [
        `${birthYearConclusion(subjectOf(content))}.`,
        `${content.result.participantCount === 1 ? 'Het verwachte pensioen' : 'Som van de verwachte pensioenen'} van wie in dat jaar geboren is. Premie en eigen bijdrage per geboortejaar staan op het verborgen blad Gegevens.`,
      ],
      table: acrossTable(table, { name: 'GeboortejaarPensioen', keys, value: 'Pensioen', hasTotal: true }),
      isPrinted: false,
    }),
    ...(isFirstScheme(content.dossier.input)
      ? []
      : [
          plainPart({
            heading: 'Geboortejaren: verhouding tot het huidige pensioen',
            table: acrossTable(table, {
              name: 'GeboortejaarVerhouding',
              keys,
              value: 'Verhouding',
              without: nameIn(content.result, 'unchanged', 'short'),
            }),
            isPrinted: false,
          }),
        ]),
  ];
};

/** The groups of the report. An employer gets those alone: a second division would tell single persons apart. */
function mergedParts(content: OutputContent): readonly SheetPart[] {
  const table = mergedCohortsTable(subjectOf(content));
  if (content.withoutPeople || table.rows.length === 0) return [];
  return [
    plainPart({
      heading: `Samengevoegd tot groepen van minstens ${smallestGroup} deelnemers`,
      sentences: ['De groepen van het rapport: buren zijn samengevoegd tot geen groep kleiner is.'],
      table,
      isPrinted: false,
    }),
  ];
}

/** What the alternatives mean by age: per cohort of five years, in the groups of the report, and per year of birth. */
export function cohortsSheet(content: OutputContent): SheetPlan {
  const { result, withoutPeople } = content;
  const parts = measureParts(content);
  const costs = result.alternatives.flatMap(({ cohortCosts }) => cohortCosts);
  return sheetOf({
    name: 'Cohorten',
    widths: [18, 11, ...Array.from({ length: Math.max(8, result.alternatives.length) }, () => 17)],
    orientation: 'portrait',
    rows: [
      titleRow('Cohorten'),
      ...subtitleRows([
        result.participantCount === 1
          ? 'De enige deelnemer, in een groep van vijf leeftijdsjaren op de transitiedatum. Bedragen bij de afgeronde premie.'
          : `${withoutPeople ? employerGroupsSentence : 'Deelnemers in groepen van vijf leeftijdsjaren op de transitiedatum.'} Bedragen zijn sommen over de groep, bij de afgeronde premie.`,
        negativeCostNote(result, costs),
      ]),
      emptyRow,
      headingRow('Verwacht pensioen per jaar'),
    ],
    table: acrossTable(cohortsTable(content), { name: 'CohortPensioen', keys, value: 'Pensioen', hasTotal: true }),
    charts: result.cohorts.length > 0 ? [chart(result)] : [],
    further: [
      ...parts.filter(({ isPrinted }) => isPrinted !== false),
      ...splitParts(content),
      ...mergedParts(content),
      ...parts.filter(({ isPrinted }) => isPrinted === false),
      ...(withoutPeople ? [] : birthYearParts(content)),
    ],
  });
}
