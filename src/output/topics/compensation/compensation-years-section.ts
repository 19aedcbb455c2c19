import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { nameIn } from '#output/language/alternative-name.ts';
import { otherLooks } from '#output/language/other-looks.ts';
import type { CompensationYear } from '#core/result/compensation-result.ts';
import { compensationYears, compensationYearsConclusion } from '#output/topics/compensation/compensation-conclusion.ts';
import { noCompensationBesideScale } from '#output/language/chapter-6b.ts';
import { flatInFront } from '#output/language/headline.ts';
import { barredRows, rowName } from '#output/language/shown-name.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import { signedAmount } from '#output/language/phrases.ts';
import { amount } from '#office/document/dutch-format.ts';
import { type ColumnChart, plainColumns } from '#output/model/chart.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { Section, ExhibitTable } from '#output/model/section.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { textTable } from '#output/model/text-table.ts';
import { toldSection } from '#output/model/told-section.ts';

/** What is paid per calendar year, as premium and as salary. */
export const compensationYearsChart = (years: readonly CompensationYear[]): ColumnChart =>
  plainColumns({
    kind: 'stacked',
    categories: years.map(({ year }) => String(year)),
    format: '#,##0',
    valueTitle: 'Euro per jaar',
    series: [
      {
        name: 'Als pensioenpremie',
        look: alternativeDisplay.budgetNeutralFlat.look,
        values: years.map(({ premium }) => Math.round(premium)),
      },
      {
        name: 'Als salaris, met opslag',
        look: otherLooks.second,
        values: years.map(({ premium, cost }) => Math.round(cost - premium)),
      },
    ].filter(({ values }) => values.some((value) => value !== 0)),
  });

/** What compensation adds to every alternative, discounted over the horizon; nothing beside a scale. */
function costRows({ result }: ConclusionSubject): readonly (readonly string[])[] {
  return premiumAlternatives(result).map((alternative) => {
    const { existingCost: cost, compensation } = alternative;
    const costIncluding = compensation?.costIncluding ?? cost;
    return [
      rowName(alternative, 'long'),
      compensation === null ? notApplicable : amount(compensation.totalCost),
      amount(cost),
      compensation === null ? notApplicable : amount(compensation.horizonCost),
      amount(costIncluding),
      signedAmount(costIncluding - alternativeOf(result, 'unchanged').cost),
    ];
  });
}

const notApplicable = 'n.v.t.';

/** When compensation is paid, and what it adds to each alternative; left out when nothing is paid. */
export function compensationYearsSection(subject: ConclusionSubject): Section | null {
  const conclusion = compensationYearsConclusion(subject);
  const key = flatInFront(subject.result)?.key;
  if (conclusion === null || key === undefined) return null;
  return toldSection({
    id: 'compensation-years',
    topic: 'Compensatie per kalenderjaar',
    conclusion,
    lead: [
      `Grafiek: ${nameIn(subject.result, key, 'long').toLowerCase()}, gesloten groep, niet contant gemaakt. Tabel: contant ${horizonPhrase(subject.input.goal.horizon)}; totaal is de som van alle jaren.`,
    ],
    chart: [
      compensationYearsChart(compensationYears(subject, key)),
      'Gestapelde kolommen van de compensatie per kalenderjaar',
    ],
    table: [costTable(subject, key), 'Compensatie en werkgeverslast zonder en met compensatie, per alternatief'],
    notes: [
      'Jaren lopen vanaf de transitiedatum en heten naar het kalenderjaar van hun eerste maand.',
      'Werkgeverslast zonder en met compensatie: van de bestaande deelnemers over de horizon, contant op de transitiedatum.',
      'Verschil met nu: werkgeverslast met compensatie min de werkgeverslast van de ongewijzigde regeling.',
      ...noCompensationBesideScale(subject.result),
    ],
    sheet: 'Compensatie',
    places: 'bladen Compensatie (grafiek en totaal) en Lasten (tabel).',
    method: 'compensation',
  });
}

function costTable(subject: ConclusionSubject, front: PremiumKey): ExhibitTable {
  const shown = premiumAlternatives(subject.result);
  return textTable(
    [
      ['Alternatief', 28],
      ['Compensatie, totaal', 15, 'right'],
      ['Werkgeverslast zonder', 17, 'right'],
      ['Compensatie, contant', 15, 'right'],
      ['Werkgeverslast met', 16, 'right'],
      ['Verschil met nu', 14, 'right'],
    ],
    costRows(subject),
    { emphasised: shown.flatMap(({ key }, row) => (key === front ? [row] : [])), barred: barredRows(shown) },
  );
}
