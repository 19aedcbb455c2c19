import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { nameIn } from '#output/language/alternative-name.ts';
import { answersName } from '#output/language/answers-name.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import { type Measured, meanChange, measured, profitConclusion } from '#output/topics/people/profit.ts';
import { flatChapter6b, notApplicable } from '#output/language/chapter-6b.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { signedAmount } from '#output/language/phrases.ts';
import { listed } from '#office/document/dutch-words.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import type { ColumnChart } from '#output/model/chart.ts';
import { type CohortGroup, cohortGroups } from '#output/topics/people/cohorts-conclusion.ts';
import { type AnswerKey, answerKeys, type PremiumKey } from '#core/dossier/alternative-key.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { DossierResult } from '#core/result/result.ts';
import { ownBasisSentence, profitMeaning, transitionEffectMeasureNames } from '#output/topics/people/measures.ts';
import type { Section } from '#output/model/section.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import type { ExhibitTable } from '#output/model/section.ts';
import { cohortColumns } from '#output/model/cohort-columns.ts';

/** Alternatives with the same change of profit in every group, shown as one. */
interface ProfitLine {
  readonly name: string;
  readonly key: PremiumKey;
  /** Mean change per participant in each group, EUR. */
  readonly changes: readonly number[];
}

const isAnswer = (key: PremiumKey): key is AnswerKey => answerKeys.some((answer) => answer === key);

function lineName(result: DossierResult, keys: readonly PremiumKey[], isAll: boolean): string {
  const [key] = keys;
  if (keys.length === 1 && key !== undefined) return nameIn(result, key, 'short');
  if (isAll) return 'Alle alternatieven';
  return keys.every(isAnswer) ? answersName(result, keys) : listed(keys.map((each) => nameIn(result, each, 'short')));
}

/** The alternatives for which the law prescribes effects. */
const measuredOf = ({ result }: ConclusionSubject): readonly Measured[] =>
  premiumAlternatives(result).flatMap((alternative) => measured(alternative) ?? []);

/** Why premiums of a form have no effects here: null where all of them have, or the dossier has none. */
function formNote({ result }: ConclusionSubject, form: PremiumAlternative['form'], name: string): string | null {
  const without = premiumAlternatives(result).filter((one) => one.form === form && measured(one) === null);
  const texts = [...new Set(without.flatMap((one) => notApplicable(one) ?? []))];
  return texts.length === 0 ? null : `Bij ${name}: ${texts.join('; of ')}.`;
}

/** Why the scales, and a flat premium that is forbidden, have no effects here. */
const missingNotes = (subject: ConclusionSubject): readonly string[] =>
  [
    formNote(subject, 'progressive', 'een progressieve staffel'),
    formNote(subject, 'flat', 'een vlakke premie die hier ontbreekt'),
  ].filter((note) => note !== null);

/** Whether the flat premium replaces a scale that was kept (art. 220e lid 3 PW). */
const isLaterChange = ({ result }: ConclusionSubject): boolean => flatChapter6b(result) === 'laterChange';

/** Which article asks for these effects. */
const effectsArticle = (subject: ConclusionSubject): string =>
  isLaterChange(subject) ? 'art. 220e lid 3 tot en met 5 Pensioenwet' : 'art. 150e Pensioenwet';

/** The one measure that the slide shows, explained: gross and net profit are never in one chart or table. */
const meanings = (subject: ConclusionSubject): readonly string[] => [
  ...new Set(measuredOf(subject).map(({ measure }) => profitMeaning(measure, subject.input.current.kind))),
];

function profitLines(subject: ConclusionSubject, groups: readonly CohortGroup[]): readonly ProfitLine[] {
  const all = measuredOf(subject).map((one) => ({
    key: one.alternative.key,
    measure: transitionEffectMeasureNames[one.measure].replace(' profijt', ''),
    changes: groups.map((group) => meanChange(subject, group, one)),
  }));
  const alike = Map.groupBy(all, ({ measure, changes }) => [measure, ...changes.map(Math.round)].join());
  return [...alike.values()].flatMap((lines) => {
    const [first] = lines;
    if (first === undefined) return [];
    const name = lineName(
      subject.result,
      lines.map(({ key }) => key),
      lines.length === premiumAlternatives(subject.result).length,
    );
    return [{ key: first.key, name: `${name}, ${first.measure}`, changes: first.changes }];
  });
}

const profitChart = (lines: readonly ProfitLine[], groups: readonly CohortGroup[]): ColumnChart => ({
  kind: 'clustered',
  categories: groups.map(shortCohortName),
  groups: [],
  format: '#,##0',
  valueTitle: 'Euro per deelnemer',
  categoryTitle: '',
  series: lines.map(({ key, name, changes }) => ({
    name,
    look: alternativeDisplay[key].look,
    values: changes.map(Math.round),
  })),
});

/** The effect per cohort on the adviser's own basis, gross or net profit; left out when nothing may or can be shown. */
export function effectsSection(subject: ConclusionSubject): Section | null {
  const conclusion = profitConclusion(subject);
  if (conclusion === null) return null;
  const groups = cohortGroups(subject);
  const lines = profitLines(subject, groups);
  // Columns that are all zero are no chart.
  const isMoved = lines.some(({ changes }) => changes.some((change) => Math.round(change) !== 0));
  return {
    id: 'effects',
    topic: 'Effect per leeftijdscohort, eigen basis',
    conclusion,
    lead: [
      'Nieuw min huidig, gemiddeld per deelnemer, zonder compensatie.',
      ...meanings(subject),
      ...missingNotes(subject),
    ].join(' '),
    exhibits: [
      {
        name: 'Effect per leeftijdscohort, eigen basis',
        chart: isMoved
          ? {
              model: profitChart(lines, groups),
              text: `Kolommen boven en onder nul van het effect per leeftijdscohort, eigen basis. ${conclusion}.`,
            }
          : null,
        table: {
          model: profitTable(lines, groups),
          text: `Effect per leeftijdscohort, eigen basis, gemiddeld per deelnemer in euro. ${conclusion}.`,
        },
      },
    ],
    notes: [
      ownBasisSentence,
      ...meanings(subject),
      `Cohorten onder ${smallestGroup} deelnemers zijn samengevoegd. Staan alternatieven bij elkaar, dan is hun uitkomst in elk cohort gelijk.`,
      `Welke maatstaf geldt, volgt uit de soort regeling (${effectsArticle(subject)}).`,
    ],
    source: {
      sheet: 'Cohorten',
      sentence:
        'Bron in de werkmap: blad Cohorten; de verandering per deelnemer van de samengevoegde cohorten staat daar onder de tabel.',
      article: effectsArticle(subject),
      method: manualPlaces.profit,
    },
  };
}

const profitTable = (lines: readonly ProfitLine[], groups: readonly CohortGroup[]): ExhibitTable => ({
  columns: cohortColumns(groups, 26),
  rows: [
    ['Deelnemers', ...groups.map(({ count }) => wholeNumber(count))],
    ...lines.map(({ name, changes }) => [name].concat(changes.map((change) => signedAmount(change)))),
  ],
  emphasised: [],
  barred: [],
});
