import { oneOffNote } from '#output/language/one-off.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { listed, uncapitalised } from '#office/document/dutch-words.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';
import { amount } from '#office/document/dutch-format.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import { emptyCellMark, nonEmptyColumns } from '#output/model/non-empty-columns.ts';
import type { ExhibitTable, MarkedCell, Section } from '#output/model/section.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import { cohortExtremes } from '#output/topics/people/cohorts-conclusion.ts';
import { comparisonConclusion, fullCost, horizonCompensation } from '#output/topics/choices/comparison-conclusion.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import { practicalPremium } from '#output/language/premium.ts';
import { type ConclusionSubject, fractionOf, smallestGroup } from '#output/language/subject.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { expectation } from '#output/language/expectation.ts';
import { direction, signedAmount, signedPercentage } from '#output/language/phrases.ts';
import { headline } from '#output/language/headline.ts';
import { verdictMark } from '#output/language/marks.ts';
import { barredNotes, barredRows, rowName } from '#output/language/shown-name.ts';

/** How choices are compared: what a cell says, and by which figure the best and the worst are known. */
interface Criterion {
  readonly head: string;
  readonly share: number;
  readonly text: (premium: PremiumAlternative) => string;
  /** Higher is better; null where there is nothing to compare. */
  readonly worth: (premium: PremiumAlternative) => number | null;
  /** What a difference of the worth is held against, to call it one. */
  readonly base: number;
}

const leastFavourable = 'Minst gunstige leeftijd';

function criteria(subject: ConclusionSubject): readonly Criterion[] {
  const unchanged = alternativeOf(subject.result, 'unchanged');
  const compensation = (premium: PremiumAlternative): number | null => horizonCompensation(subject, premium);
  const lowest = (premium: PremiumAlternative) => cohortExtremes(subject, premium)?.lowest ?? null;
  const hasCompensation = premiumAlternatives(subject.result).some((premium) => compensation(premium) !== null);
  return [
    {
      head: hasCompensation ? 'Kosten met compensatie' : 'Kosten',
      share: 15,
      text: (premium) => signedAmount(fullCost(subject, premium) - unchanged.cost),
      worth: (premium) => -fullCost(subject, premium),
      base: unchanged.cost,
    },
    {
      head: 'Pensioen',
      share: 11,
      text: ({ pensionDifference }) => signedPercentage(fractionOf(pensionDifference, unchanged.pension)),
      worth: ({ pensionDifference }) => pensionDifference,
      base: unchanged.pension,
    },
    {
      head: 'Waarvan compensatie',
      share: 15,
      text: (premium) => {
        const cost = compensation(premium);
        if (cost !== null) return amount(cost);
        return hasCompensation ? 'geen' : emptyCellMark;
      },
      worth: (premium) => (hasCompensation ? -(compensation(premium) ?? 0) : null),
      base: unchanged.cost,
    },
    {
      head: leastFavourable,
      share: 16,
      text: (premium) => {
        const found = lowest(premium);
        return found === null ? emptyCellMark : `${shortCohortName(found.group)}: ${signedPercentage(found.ratio - 1)}`;
      },
      worth: (premium) => lowest(premium)?.ratio ?? null,
      base: 1,
    },
  ];
}

const signs = { best: '●', worst: '▼' } as const;

/** The best and the worst of what the law does not forbid; nothing where they are nearly alike. */
function marks(
  { worth, base }: Criterion,
  premiums: readonly PremiumAlternative[],
): ReadonlyMap<number, MarkedCell['mark']> {
  const rated = premiums.flatMap((premium, row) => {
    const value = premium.verdict.allowed === 'no' ? null : worth(premium);
    return value === null ? [] : [{ row, value }];
  });
  const values = rated.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (rated.length < 2 || direction(high - low, base) === 'equal') return new Map();
  const markOf = (value: number): MarkedCell['mark'] | null => {
    if (direction(high - value, base) === 'equal') return 'best';
    return direction(value - low, base) === 'equal' ? 'worst' : null;
  };
  return new Map(
    rated.flatMap(({ row, value }) => {
      const mark = markOf(value);
      return mark === null ? [] : [[row, mark] as const];
    }),
  );
}

function choicesTable(subject: ConclusionSubject): ExhibitTable {
  const premiums = premiumAlternatives(subject.result);
  const front = headline(subject)?.key;
  const compared = criteria(subject);
  const found = compared.map((criterion) => marks(criterion, premiums));
  const cell = (criterion: Criterion, column: number, premium: PremiumAlternative, row: number): string => {
    const mark = found[column]?.get(row);
    return mark === undefined ? criterion.text(premium) : `${signs[mark]} ${criterion.text(premium)}`;
  };
  const cells = nonEmptyColumns({
    columns: [
      { head: 'Keuze', share: 24, align: 'left' },
      { head: 'Wet', share: 20, align: 'left' },
      { head: 'Premie', share: 14, align: 'right' },
      ...compared.map(({ head, share }) => ({ head, share, align: 'right' as const })),
    ],
    rows: premiums.map((premium, row) => [
      rowName(premium),
      verdictMark(premium.verdict).text,
      practicalPremium(subject, premium),
      ...compared.map((criterion, column) => cell(criterion, column, premium, row)),
    ]),
  });
  const marked = cells.rows.flatMap((row, at) =>
    row.flatMap((text, column): readonly MarkedCell[] => {
      const mark = (['best', 'worst'] as const).find((each) => text.startsWith(`${signs[each]} `));
      return mark === undefined ? [] : [{ row: at, column, mark }];
    }),
  );
  return {
    ...cells,
    emphasised: premiums.flatMap(({ key }, row) => (key === front ? [row] : [])),
    barred: barredRows(premiums),
    marked,
  };
}

/** The choices beside each other: what they cost and give, what the law says, and the age that fares worst. */
export function choicesSection(subject: ConclusionSubject): Section {
  const conclusion = comparisonConclusion(subject);
  const table = choicesTable(subject);
  const { pension } = currentSchemeWords(subject.input);
  const negative = negativeCostNote(
    subject.result,
    premiumAlternatives(subject.result).map(({ existingCost }) => existingCost),
  );
  return {
    id: 'choices',
    topic: 'De keuzes vergeleken',
    conclusion,
    lead: `${signs.best} beste en ${signs.worst} minst gunstige van wat mag. Kosten: contant ${horizonPhrase(subject.input.goal.horizon)}, verschil met nu. Pensioen: verschil met ${pension}, ${expectation(subject.input).replace(/,$/, '')}, zonder compensatie. ${[oneOffNote(subject), negative].filter((note) => note !== null).join(' ')}`.trimEnd(),
    exhibits: [
      {
        name: 'De keuzes vergeleken',
        chart: null,
        table: {
          model: table,
          text: `De keuzes naast elkaar, met per rij: ${listed(table.columns.map(({ head }) => uncapitalised(head)))}. ${conclusion}.`,
        },
      },
    ],
    notes: [
      'Beste en minst gunstige: van de keuzes die de wet niet verbiedt; wat hoogstens 0,5% verschilt is gelijk. Waar alles vrijwel gelijk is, staat geen teken.',
      ...(table.columns.every(({ head }) => head !== leastFavourable)
        ? []
        : [
            `${leastFavourable}: het leeftijdscohort van minstens ${smallestGroup} deelnemers waarvan het pensioen het meest daalt of het minst stijgt, zonder compensatie.`,
          ]),
      ...[negative].filter((note) => note !== null),
      ...barredNotes(subject.result.alternatives),
    ],
    source: {
      sheet: 'Samenvatting',
      sentence:
        'Bron in de werkmap: bladen Samenvatting (premies, pensioen), Lasten (kosten en compensatie) en Cohorten.',
      article: null,
      method: manualPlaces.steps,
    },
  };
}
