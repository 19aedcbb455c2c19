import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { lowerCaseName, nameIn } from '#output/language/alternative-name.ts';
import { headline } from '#output/language/headline.ts';
import { shownName } from '#output/language/shown-name.ts';
import { certaintyNote } from '#output/language/bases.ts';
import { changesConclusion } from '#output/topics/people/changes-conclusion.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { signedAmount } from '#output/language/phrases.ts';
import { nearlyEqualShare } from '#core/result/nearly-equal.ts';
import { pricesOf } from '#output/language/prices.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { type ChangeFigures, type ChangeGroup, changeGroups, groupChanges } from '#output/language/pension-changes.ts';
import { axisEnds } from '#output/model/axis-ends.ts';
import type { StepChart } from '#output/model/chart.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { Section } from '#output/model/section.ts';
import { readTable } from '#output/model/read-table.ts';
import { changeTotals } from '#output/topics/people/changes-table.ts';
import { exhibitOf, toldSection } from '#output/model/told-section.ts';

/** A chart of fewer points than this is no chart. */
const fewestPoints = 3;

/** The changes that an alternative brings, one of each group. */
interface ChangeLine {
  readonly alternative: PremiumAlternative;
  readonly changes: readonly ChangeFigures[];
}

const meansOf = ({ changes }: ChangeLine): readonly number[] => changes.map(({ mean }) => Math.round(mean));

type Range = StepChart['series'][number]['range'];

/** How far the middle half of each group reaches from its mean: 0 where a few people pull the mean out of it; undefined where a group is too small to show it. */
function spread({ changes }: ChangeLine): Range {
  const reach = changes.flatMap(({ mean, quartiles }) =>
    quartiles === null
      ? []
      : [
          {
            lower: Math.max(0, Math.round(mean) - Math.round(quartiles.lower)),
            higher: Math.max(0, Math.round(quartiles.upper) - Math.round(mean)),
          },
        ],
  );
  if (reach.length < changes.length) return undefined;
  return { lower: reach.map(({ lower }) => lower), higher: reach.map(({ higher }) => higher) };
}

/** `front`: the alternative of which the spread is drawn as well, that of the title. */
function changesSeries(line: ChangeLine, front: PremiumKey | null): StepChart['series'][number] {
  const { key } = line.alternative;
  const series = { name: shownName(line.alternative), look: alternativeDisplay[key].look, values: meansOf(line) };
  const range = key === front ? spread(line) : undefined;
  return range === undefined ? series : { ...series, range };
}

function changesChart(
  groups: readonly ChangeGroup[],
  lines: readonly ChangeLine[],
  front: PremiumKey | null,
): StepChart {
  const ages = groups.map(({ meanAge }) => meanAge);
  const reach = lines
    .filter((line) => line.alternative.key === front && spread(line) !== undefined)
    .flatMap(({ changes }) => changes.flatMap(({ quartiles }) => Object.values(quartiles ?? {})));
  return {
    kind: 'steps',
    drawn: 'points',
    at: ages.map((age) => Math.round(age * 10) / 10),
    from: Math.floor(Math.min(...ages) / 5 - 0.01) * 5,
    to: Math.ceil(Math.max(...ages) / 5 + 0.01) * 5,
    ...axisEnds([...lines.flatMap(meansOf), ...reach]),
    endNames: null,
    format: '#,##0',
    valueTitle: 'Euro per jaar',
    categoryTitle: 'Leeftijd op de transitiedatum',
    series: lines.map((line) => changesSeries(line, front)),
  };
}

/** Points and, for what stands in front, lines. */
const pointsSentence = ({ result }: ConclusionSubject, front: PremiumKey | null): string =>
  `Elke punt is het gemiddelde van minstens ${smallestGroup} deelnemers van (ongeveer) dezelfde leeftijd${front === null ? '' : `; de lijn omvat de middelste helft, bij ${lowerCaseName(result, front)}`}.`;

const pointsRule = `Regel voor de punten: van jong naar oud zijn leeftijden samengenomen tot een groep minstens ${smallestGroup} deelnemers heeft. Een punt staat bij de gemiddelde leeftijd en het gemiddelde verschil van de groep. De verticale lijn loopt van het eerste tot het derde kwartiel (KWARTIEL.INC), en door tot het gemiddelde waar dat erbuiten ligt.`;

function notes(subject: ConclusionSubject, hasChart: boolean): readonly (string | null)[] {
  return [
    ...(hasChart ? [pointsRule] : []),
    `Vrijwel gelijk: het nieuwe pensioen verschilt hoogstens ${percentage(nearlyEqualShare)} van ${currentSchemeWords(subject.input).pension}.`,
    `Verschil: nieuw min huidig verwacht pensioen per jaar vanaf de nieuwe pensioendatum, ${pricesOf(subject.result)}, bij de afgeronde premie, zonder compensatie.`,
    certaintyNote(subject),
  ];
}

/** Points that all lie on zero are no chart. */
const isMoved = (lines: readonly ChangeLine[]): boolean => lines.flatMap(meansOf).some((mean) => mean !== 0);

/** Who gains and who loses, by age; left out when single persons could be known. */
export function changesSection(subject: ConclusionSubject): Section | null {
  const conclusion = changesConclusion(subject);
  if (conclusion === null) return null;
  const front = headline(subject)?.key ?? null;
  const groups = changeGroups(subject);
  const lines = premiumAlternatives(subject.result).map((alternative) => ({
    alternative,
    changes: groupChanges(subject, groups, alternative),
  }));
  const hasChart = groups.length >= fewestPoints && isMoved(lines);
  const topic = 'Wie gaat erop voor- of achteruit';
  const { chart, table } = exhibitOf(topic, conclusion, {
    chart: [
      hasChart ? changesChart(groups, lines, front) : null,
      'Punten van het gemiddelde verschil in pensioen naar leeftijd, per alternatief',
    ],
    table: [
      readTable(changeTotals(subject, front), [
        ['Alternatief', 134],
        ['Vooruit', 72],
        ['Vrijwel gelijk', 89],
        ['Achteruit', 88],
        ['Gemiddeld verschil', 102],
      ]),
      'Aantal deelnemers dat erop vooruitgaat, gelijk blijft en erop achteruitgaat, per alternatief',
    ],
  });
  return toldSection({
    id: 'changes',
    topic,
    conclusion,
    lead: [
      `Nieuw min ${currentSchemeWords(subject.input).pension}, euro per jaar, zonder compensatie.`,
      hasChart ? pointsSentence(subject, front) : null,
    ],
    exhibits: [
      {
        name: topic,
        chart: chart && { ...chart, text: `${chart.text}${frontText(subject, groups, lines, front)}` },
        table,
      },
    ],
    notes: notes(subject, hasChart),
    sheet: 'Voor- en achteruit',
    where: '; per deelnemer op blad Deelnemers.',
  });
}

/** The points of what stands in front, for who cannot see them. */
function frontText(
  { result }: ConclusionSubject,
  groups: readonly ChangeGroup[],
  lines: readonly ChangeLine[],
  front: PremiumKey | null,
): string {
  if (front === null) return '';
  const means = lines.filter(({ alternative }) => alternative.key === front).flatMap(meansOf);
  const parts = means.map((mean, index) => `${cohortName(groups[index]!)} ${signedAmount(mean)}`);
  return ` ${nameIn(result, front, 'short')}: ${parts.join(', ')}.`;
}
