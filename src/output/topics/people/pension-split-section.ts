import { alternativeOf } from '#core/result/alternative-of.ts';
import { amount } from '#office/document/dutch-format.ts';
import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import type { ColumnChart } from '#output/model/chart.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import {
  pensionSplitConclusion,
  shownSplitParts,
  type SplitAlternative,
  splitAlternatives,
  splitOrder,
  splitPartWords,
} from '#output/topics/people/pension-split.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { signedAmount } from '#output/language/phrases.ts';
import { pricesOf } from '#output/language/prices.ts';
import { headline } from '#output/language/headline.ts';
import { barredRows, rowName } from '#output/language/shown-name.ts';

/** The name of the part of the sheet too. */
export const splitTopic = 'Waardoor het pensioen verandert';

/** The parts by what stands in front; null where nothing does. */
function splitChart(subject: ConclusionSubject, splits: readonly SplitAlternative[]): ColumnChart | null {
  const front = headline(subject);
  const found = splits.find(({ alternative }) => alternative.key === front?.key);
  if (found === undefined) return null;
  const parts = shownSplitParts(splits);
  return {
    kind: 'clustered',
    categories: parts.map((part) => splitPartWords[part].name),
    groups: [],
    format: '#,##0',
    valueTitle: 'Euro per jaar',
    categoryTitle: '',
    series: [
      {
        name: nameOf(found.alternative, 'short'),
        look: alternativeDisplay[found.alternative.key].look,
        values: parts.map((part) => Math.round(found.total[part])),
      },
    ],
  };
}

function splitTable(subject: ConclusionSubject, splits: readonly SplitAlternative[]): ExhibitTable {
  const parts = shownSplitParts(splits);
  const before = alternativeOf(subject.result, 'unchanged').pension;
  const share = 76 / (parts.length + 2);
  return {
    columns: [
      { head: 'Alternatief', share: 24, align: 'left' },
      { head: 'Nu', share, align: 'right' },
      ...parts.map((part) => ({ head: splitPartWords[part].name, share, align: 'right' as const })),
      { head: 'Straks', share, align: 'right' },
    ],
    rows: splits.map(({ alternative, total }) => [
      rowName(alternative),
      amount(before),
      ...parts.map((part) => signedAmount(total[part])),
      amount(alternative.effects.total.pensions.expected),
    ]),
    emphasised: [],
    barred: barredRows(splits.map(({ alternative }) => alternative)),
  };
}

/**
 * From what the expected pensions change: premium, cost of investing, mix and pension age; left out for a small group, and where
 * the schemes differ in the premium alone.
 */
export function pensionSplitSection(subject: ConclusionSubject): Section | null {
  const conclusion = pensionSplitConclusion(subject);
  if (conclusion === null) return null;
  const splits = splitAlternatives(subject.result);
  const chart = splitChart(subject, splits);
  return {
    id: 'pension-split',
    topic: splitTopic,
    conclusion,
    lead: `Verwacht pensioen van alle deelnemers samen, in euro per jaar, ${pricesOf(subject.result)}: nu, waardoor het verandert, en straks. Zonder compensatie.`,
    exhibits: [
      {
        name: splitTopic,
        chart: chart && {
          model: chart,
          text: `Kolommen boven en onder nul per oorzaak van het verschil in pensioen. ${conclusion}.`,
        },
        table: {
          model: splitTable(subject, splits),
          text: `Verwacht pensioen nu, het verschil naar oorzaak en straks, per alternatief, in euro per jaar. ${conclusion}.`,
        },
      },
    ],
    notes: [...shownSplitParts(splits).map((part) => splitPartWords[part].meaning), splitOrder],
    source: {
      sheet: 'Cohorten',
      sentence: `Bron in de werkmap: blad Cohorten (deel ${splitTopic}), daar ook per leeftijdscohort.`,
      article: null,
      method: manualPlaces.steps,
    },
  };
}
