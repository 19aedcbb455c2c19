import type { Alternative } from '#core/result/alternative.ts';
import { type ModelPerson, type ScenarioKey, scenarioKeys } from '#core/result/effects-result.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { amount } from '#office/document/dutch-format.ts';
import { scenarioLooks } from '#output/language/other-looks.ts';
import { certaintyNote } from '#output/language/bases.ts';
import { premiumInSentence } from '#output/language/premium.ts';
import { modelPersonConclusion, shownModelPersons } from '#output/topics/people/model-persons-conclusion.ts';
import { type ConclusionSubject, fractionOf } from '#output/language/subject.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { scenarioNames } from '#output/topics/people/measures.ts';
import { signedPercentage } from '#output/language/phrases.ts';
import { pricesOf } from '#output/language/prices.ts';
import { headline } from '#output/language/headline.ts';
import { isBarred, rowName } from '#output/language/shown-name.ts';
import { type ColumnChart, isAnyDrawn } from '#output/model/chart.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';

const ageName = ({ age }: ModelPerson): string => `${age} jaar`;

/** What stands in front, and the two flat answers beside it. */
function shownAlternatives(subject: ConclusionSubject): readonly Alternative[] {
  const flats = (['budgetNeutralFlat', 'profitNeutralFlat'] as const).map((key) => alternativeOf(subject.result, key));
  const front = headline(subject);
  return front === null || flats.some(({ key }) => key === front.key) ? flats : [front, ...flats];
}

/** Per model person the change of the pension in a scenario, as a part of the current one in the same scenario. */
const changes = ({ result }: ConclusionSubject, alternative: Alternative, scenario: ScenarioKey) =>
  alternative.effects.modelPersons.map(({ pensions }, index) => {
    const now = alternativeOf(result, 'unchanged').effects.modelPersons[index]!.pensions[scenario];
    return fractionOf(pensions[scenario] - now, now);
  });

/** The three scenarios of what stands in front, a column each. */
const changesChart = (
  subject: ConclusionSubject,
  persons: readonly ModelPerson[],
  shown: Alternative,
): ColumnChart => ({
  kind: 'clustered',
  categories: persons.map(ageName),
  groups: [],
  format: '0%',
  valueTitle: 'Verschil met nu, in %',
  categoryTitle: '',
  series: scenarioKeys.map((scenario) => ({
    name: scenarioNames[scenario],
    look: scenarioLooks[scenario],
    values: changes(subject, shown, scenario).map((change) => (change === null ? null : Number(change.toFixed(4)))),
  })),
});

/** An ambition or a guarantee is the same in every scenario: it is no expectation. */
const currentHead = ({ input }: ConclusionSubject): string =>
  isAveragePay(input) ? `${currentSchemeWords(input).reference}, per jaar` : 'Ongewijzigd, verwacht, per jaar';

/** The pension of model persons in three scenarios; left out when there are none to show. */
export function modelPersonsSection(subject: ConclusionSubject): Section | null {
  const persons = shownModelPersons(subject);
  const conclusion = modelPersonConclusion(subject);
  if (conclusion === null) return null;
  const alternatives = shownAlternatives(subject);
  const [front] = alternatives;
  const model = front === undefined ? null : changesChart(subject, persons, front);
  const chart = model !== null && isAnyDrawn(model) ? model : null;
  return {
    id: 'model-persons',
    topic: "Pensioen per maatmens, drie scenario's",
    conclusion,
    lead: `Fulltime, ${amount(persons[0]?.fullTimeSalary ?? 0)} per jaar, zonder opgebouwd pensioen op de peildatum. Verschil met het huidige pensioen in hetzelfde scenario, in procenten; euro's ${pricesOf(subject.result)}.${chart === null ? '' : ` Grafiek: ${chartOf(subject)}.`}`,
    exhibits: [
      {
        name: 'Pensioen per maatmens',
        chart:
          chart === null
            ? null
            : {
                model: chart,
                text: `Kolommen per maatmens van de verandering van het pensioen in drie scenario's, in procenten. ${conclusion}.`,
              },
        table: {
          model: changesTable(subject, persons, alternatives),
          text: `Verandering van het pensioen per maatmens en scenario in procenten. ${conclusion}.`,
        },
      },
    ],
    notes: [
      'Maatmens: een verzonnen persoon van precies deze leeftijd op de transitiedatum.',
      "Drie scenario's: dezelfde premies met de vaste rendementen en omrekenrentes uit het dossier. Geen kansverdeling.",
      ...[certaintyNote(subject)].filter((note) => note !== null),
    ],
    source: {
      sheet: "Maatmensen en scenario's",
      sentence: "Bron in de werkmap: blad Maatmensen en scenario's.",
      article: null,
      method: manualPlaces.steps,
    },
  };
}

/** Of which premium the chart is. */
function chartOf(subject: ConclusionSubject): string {
  const front = headline(subject);
  return front === null
    ? rowName(alternativeOf(subject.result, 'budgetNeutralFlat'))
    : premiumInSentence(subject, front);
}

function changesTable(
  subject: ConclusionSubject,
  persons: readonly ModelPerson[],
  alternatives: readonly Alternative[],
): ExhibitTable {
  const rows = alternatives.flatMap((alternative) =>
    scenarioKeys.map((scenario) => ({
      cells: [
        `${rowName(alternative)}, ${scenarioNames[scenario].toLowerCase()}`,
        ...changes(subject, alternative, scenario).map((change) => signedPercentage(change)),
      ],
      isBarred: isBarred(alternative),
    })),
  );
  const now = alternativeOf(subject.result, 'unchanged').effects.modelPersons;
  return {
    columns: [
      { head: 'Leeftijd bij de transitie', share: 30, align: 'left' },
      ...persons.map((person) => ({ head: ageName(person), share: 12, align: 'right' as const })),
    ],
    rows: [
      [currentHead(subject), ...now.map(({ pensions }) => amount(pensions.expected))],
      ...rows.map(({ cells }) => cells),
    ],
    emphasised: [0],
    barred: rows.flatMap((row, index) => (row.isBarred ? [index + 1] : [])),
  };
}
