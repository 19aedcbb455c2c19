import { said } from '#output/language/wording.ts';
import type { CostByFlat, FlatCost } from '#core/result/choice.ts';
import { amount } from '#office/document/dutch-format.ts';
import { withEntrants } from '#output/language/entrants.ts';
import { otherLooks } from '#output/language/other-looks.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { type ColumnChart, plainColumns } from '#output/model/chart.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import { sheetSection } from '#output/model/sheet-section.ts';
import { textTable } from '#output/model/text-table.ts';
import {
  cheaperConclusion,
  cheaperPeriod,
  lessPensionSentence,
  choiceAt,
  neutralOf,
  otherPeriods,
  rateText,
  totalOf,
} from '#output/topics/compensation/flat-cost.ts';

/** Columns between the lowest and the highest premium, apart from those with a name. */
const mostColumns = 7;

/** What a premium is, where it has a name: a choice, the lowest cost, or an end. */
function marksOf({ result }: ConclusionSubject, cost: CostByFlat, flat: FlatCost): readonly string[] {
  const choice = choiceAt(result, flat.rate);
  return [
    ...(choice === null ? [] : [`keuze ${choice}`]),
    ...(flat === neutralOf(cost) ? ['zelfde kosten'] : []),
    ...(flat.rate === cost.lowest.rate ? ['laagste kosten'] : []),
    ...(flat === cost.flats.at(-1) ? ['hoogste'] : []),
  ];
}

/** Premiums at even distances, and all that have a name. */
function shownFlats(subject: ConclusionSubject, cost: CostByFlat): readonly FlatCost[] {
  const step = Math.ceil((cost.flats.length - 1) / mostColumns);
  return cost.flats.filter((flat, index) => index % step === 0 || marksOf(subject, cost, flat).length > 0);
}

function flatCostChart(subject: ConclusionSubject, cost: CostByFlat): ColumnChart {
  const flats = shownFlats(subject, cost);
  const name = ({ rate }: FlatCost): string => {
    const choice = choiceAt(subject.result, rate);
    return `${choice === null ? '' : `${choice} `}${rateText(subject, rate)}`;
  };
  return plainColumns({
    kind: 'stacked',
    categories: flats.map(name),
    categoryTitle: 'Vlakke premie',
    format: '#,##0',
    valueTitle: `Euro in ${cost.years} jaar, contant`,
    series: [
      { name: 'Premie', look: otherLooks.third, values: flats.map(({ premium }) => Math.round(premium)) },
      {
        name: 'Compensatie',
        look: otherLooks.second,
        values: flats.map(({ compensation }) => Math.round(compensation)),
      },
    ],
  });
}

/** The premiums that have a name; that of the lowest cost stands out. */
function flatCostTable(subject: ConclusionSubject, cost: CostByFlat): ExhibitTable {
  const named = cost.flats.filter((flat) => marksOf(subject, cost, flat).length > 0);
  return textTable(
    [
      ['Vlakke premie', 18, 'right'],
      ['Wat', 26],
      ['Premie', 18, 'right'],
      ['Compensatie', 20, 'right'],
      ['Samen', 18, 'right'],
    ],
    named.map((flat) => [
      rateText(subject, flat.rate),
      marksOf(subject, cost, flat).join(', '),
      amount(flat.premium),
      amount(flat.compensation),
      amount(totalOf(flat)),
    ]),
    { emphasised: [named.findIndex(({ rate }) => rate === cost.lowest.rate)] },
  );
}

/** Cost with compensation by flat premium; left out where no higher premium is clearly cheaper. */
export function flatCostSection(subject: ConclusionSubject): Section | null {
  const { result } = subject;
  const cost = cheaperPeriod(result);
  if (cost === null) return null;
  return sheetSection({
    id: 'flat-cost',
    topic: said('topicFlatCost'),
    conclusion: cheaperConclusion(subject, cost),
    lead: [
      ...otherPeriods(subject, cost),
      lessPensionSentence(subject, cost),
      `Werkgeverslast en compensatie in ${cost.years} jaar, contant, ${withEntrants(result)}, zonder eenmalige kosten.`,
    ],
    chart: [flatCostChart(subject, cost), 'Gestapelde kolommen van premie en compensatie bij elke vlakke premie'],
    table: [flatCostTable(subject, cost), 'Premie en compensatie bij de vlakke premies met een naam'],
    notes: [
      'Een hogere premie laat minder over om te compenseren, en kan daardoor samen minder kosten.',
      'Zelfde kosten: de budgetneutrale premie zonder compensatie. Hoogste: de hoogste vlakke premie die mag.',
    ],
    sheet: 'Compensatie',
    where: ' (deel Kosten naar vlakke premie).',
    method: 'compensation',
  });
}
