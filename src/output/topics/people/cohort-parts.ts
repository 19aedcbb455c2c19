import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { nameIn } from '#output/language/alternative-name.ts';
import { headlineOf } from '#core/result/headline.ts';
import type { DossierResult } from '#core/result/result.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { smallestGroup } from '#output/language/subject.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { splitTopic } from '#output/topics/people/pension-split-section.ts';
import { shownSplitParts, splitAlternatives, splitOrder, splitPartWords } from '#output/topics/people/pension-split.ts';
import { alternativeSeries } from '#output/writers/xlsx/alternative-series.ts';
import { pensionsTogether } from '#output/topics/people/pension-words.ts';
import { plainPart } from '#output/model/sheet-parts.ts';
import type { PlannedChart, SheetPart } from '#output/model/sheet-plan.ts';
import { acrossTable } from '#output/model/across-table.ts';
import { birthYearConclusion, birthYearsTable } from '#output/topics/people/birth-years-table.ts';
import { alternativeSplitTable } from '#output/topics/people/pension-split-table.ts';
import { cohortConclusion } from '#output/topics/people/cohorts-conclusion.ts';
import { cohortsTable } from '#output/topics/people/cohorts-table.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { mergedCohortsTable } from '#output/topics/people/merged-cohorts-table.ts';

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

const pensionTable = 'CohortPensioen';

const chart = (result: DossierResult): PlannedChart => ({
  kind: 'column',
  marks: 'none',
  title: 'Verwacht pensioen per leeftijdscohort',
  description: description(result),
  categoryTitle: 'Leeftijd op de transitiedatum',
  valueTitle: `${pensionsTogether(result)} per jaar`,
  valueFormat: 'euro',
  series: alternativeSeries(result, keys.length, result.cohorts.length),
  table: pensionTable,
  size: { columns: 7, rows: 19 },
});

/** The pensions of the cohorts, and what they are of those of now. */
function pensionParts(content: OutputContent): readonly SheetPart[] {
  const { dossier, result, withoutPeople } = content;
  const table = cohortsTable(content);
  const isFirst = isFirstScheme(dossier.input);
  const shownCharts = result.cohorts.length > 0 ? { charts: [chart(result)] } : {};
  return [
    plainPart({
      heading: 'Verwacht pensioen per leeftijdscohort',
      sentences: [isFirst ? null : cohortSentence(content), withoutPeople ? employerGroupsSentence : null],
      table: acrossTable(table, { name: pensionTable, keys, value: 'Pensioen', hasTotal: true }),
      ...(isFirst && shownCharts),
    }),
    ...(isFirst
      ? []
      : [
          plainPart({
            heading: 'Verhouding tot het huidige pensioen',
            sentences: [
              result.participantCount === 1
                ? 'Het nieuwe pensioen gedeeld door het huidige; 100% is gelijk.'
                : 'Som van de nieuwe pensioenen gedeeld door som van de huidige pensioenen; 100% is gelijk.',
            ],
            table: acrossTable(table, {
              name: 'CohortVerhouding',
              keys,
              value: 'Verhouding',
              without: nameIn(result, 'unchanged', 'short'),
            }),
            ...shownCharts,
          }),
        ]),
  ];
}

function cohortSentence(content: OutputContent): string | null {
  const conclusion = cohortConclusion(subjectOf(content));
  return conclusion === null ? null : `${conclusion}.`;
}

/** What the employees of each cohort pay themselves, in print only where someone asks for more. */
const contributionPart = (content: OutputContent): SheetPart =>
  plainPart({
    heading: 'Eigen bijdrage per leeftijdscohort',
    table: acrossTable(cohortsTable(content), {
      name: 'CohortEigenBijdrage',
      keys,
      value: 'Eigen bijdrage',
      hasTotal: true,
    }),
    isPrinted: false,
  });

/** From what the pensions change, where the schemes differ in more than the premium: a block per alternative. */
function splitParts(content: OutputContent): readonly SheetPart[] {
  const shown = splitAlternatives(content.result);
  const words = [...shownSplitParts(shown).map((part) => splitPartWords[part].meaning), splitOrder];
  return shown.map(({ alternative }, index) =>
    plainPart({
      heading: `${splitTopic}: ${nameIn(content.result, alternative.key, 'inSentence')}`,
      sentences: index === 0 ? words : [],
      table: alternativeSplitTable(content.result, alternative),
      isPrinted: false,
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

/** What the choices mean by age: per cohort of five years, and not in print in the groups of the report and per year of birth. */
export const cohortParts = (content: OutputContent): readonly SheetPart[] => [
  ...pensionParts(content),
  ...splitParts(content),
  ...mergedParts(content),
  contributionPart(content),
  ...(content.withoutPeople ? [] : birthYearParts(content)),
];
