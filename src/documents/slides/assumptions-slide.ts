import type { DossierInput, EmployeeContribution, SchemeTerms } from '#core/dossier.ts';
import { defaultsConclusion } from '#contract/terms/conclusions-basis.ts';
import { amount, percentage } from '#contract/terms/dutch-format.ts';
import type { SlideDraft } from '#documents/slides/draft.ts';
import { enteredAssumptions, type EnteredAssumption } from '#documents/slides/entered-assumption.ts';
import { columns, contentBox } from '#documents/slides/grid.ts';
import { headedSlide } from '#documents/slides/heading.ts';
import type { Box } from '#documents/slides/presentation.ts';
import type { Report } from '#documents/slides/report.ts';
import { drawTable, tableLayout, type SlideTable } from '#documents/slides/slide-table.ts';
import { drawText, writeNotes } from '#documents/slides/slide-text.ts';

const schemeBox: Box = { ...contentBox(2.12, 5.3), w: 4.2 };
const remarkBox: Box = { ...contentBox(5.45, 6.7), w: 4.2 };
const assumptionsBox: Box = { ...contentBox(2.12, 6.74), x: 5.1, w: 7.633 };

function ageText(months: number): string {
  const rest = months % 12;
  const years = `${Math.floor(months / 12)} jaar`;
  return rest === 0 ? years : `${years} en ${rest} mnd`;
}

const contributionBases = { pensionBase: 'grondslag', premium: 'premie', salary: 'salaris' } as const;
const contributionText = ({ basis, rate }: EmployeeContribution): string =>
  `${percentage(rate)} van ${contributionBases[basis]}`;

/** What an average pay scheme promises and how it is priced; nothing in the premium kind. */
function averagePayRows(input: DossierInput): readonly (readonly string[])[] {
  if (input.kind === 'dcToDc') return [];
  const { accrualRate, activeIndexation, paidPremium, tariff } = input.current;
  const goal = input.kind === 'ambitionDbToDc' ? input.ambition : { accrualRate, indexation: activeIndexation };
  const price =
    paidPremium === null ? `tarief ${percentage(tariff.interest, 2)}` : `${percentage(paidPremium)} betaald`;
  return [
    [input.kind === 'dbToDc' ? 'Opbouw per jaar' : 'Ambitie, opbouw', percentage(goal.accrualRate, 3), 'premie'],
    ['Indexatie actieven', percentage(goal.indexation), 'beleggen'],
    ['Kosten van de opbouw', price, 'premie'],
  ];
}

const schemeRows = ({ current, next }: Pick<DossierInput, 'current' | 'next'>): readonly (readonly string[])[] => {
  const row = (label: string, text: (terms: SchemeTerms) => string): readonly string[] => [
    label,
    text(current),
    text(next),
  ];
  return [
    row('Franchise', ({ offset }) => amount(offset)),
    row('Maximum salaris', ({ maximumSalary }) => amount(maximumSalary)),
    row('Pensioenleeftijd', ({ pensionAgeInMonths }) => ageText(pensionAgeInMonths)),
    row('Eigen bijdrage', ({ employeeContribution }) => contributionText(employeeContribution)),
    row('Risicopremie van grondslag', ({ riskPremiumOnBase }) => percentage(riskPremiumOnBase, 2)),
    row('Kosten per deelnemer', ({ costPerParticipant }) => amount(costPerParticipant)),
  ];
};

const assumptionTable = (assumptions: readonly EnteredAssumption[], box: Box, name: string): SlideTable => ({
  name,
  alternativeText: `Uitgangspunten: ${assumptions.map(({ label, value, isDefault }) => `${label} ${value}${isDefault ? ' (standaard)' : ''}`).join(', ')}.`,
  columns: [
    { head: 'Uitgangspunt', share: 46, align: 'left' },
    { head: 'Waarde', share: 31, align: 'right' },
    { head: 'Herkomst', share: 23, align: 'left' },
  ],
  rows: assumptions.map(({ label, value, isDefault }) => [label, value, isDefault ? 'standaard' : 'ingevuld']),
  box,
  largest: 11,
  tallest: 0.42,
});

/** Two tables beside each other, in text of the same size. */
function drawAssumptions(slide: SlideDraft, assumptions: readonly EnteredAssumption[]): void {
  const half = Math.ceil(assumptions.length / 2);
  const [left = assumptionsBox, right = assumptionsBox] = columns(assumptionsBox, 2);
  const tables = [
    assumptionTable(assumptions.slice(0, half), left, 'Uitgangspunten 1'),
    assumptionTable(assumptions.slice(half), right, 'Uitgangspunten 2'),
  ].filter(({ rows }) => rows.length > 0);
  const largest = Math.min(...tables.map((table) => tableLayout(table).fontSize));
  for (const table of tables) drawTable(slide, { ...table, largest });
}

/** Slide 22: with which terms and assumptions was calculated, and which of them nobody chose. */
export function addAssumptionsSlide(report: Report): void {
  const { content, subject } = report;
  const assumptions = enteredAssumptions(content.dossier);
  const slide = headedSlide(report, {
    layout: 'content',
    topic: 'Uitgangspunten',
    title: defaultsConclusion(assumptions),
    lead: 'Standaardwaarden zijn suggesties van het sjabloon. Toets rente en rendement op de peildatum.',
  });
  drawTable(slide, {
    name: 'Regeling',
    alternativeText: 'De huidige en de nieuwe regeling naast elkaar.',
    columns: [
      { head: 'Regeling', share: 40, align: 'left' },
      { head: 'Huidig', share: 30, align: 'right' },
      { head: 'Nieuw', share: 30, align: 'right' },
    ],
    rows: [...averagePayRows(subject.input), ...schemeRows(subject.input)],
    box: schemeBox,
    largest: 11,
    tallest: 0.4,
  });
  drawText(
    slide,
    'Overige uitgangspunten',
    remarkBox,
    [
      {
        text: 'Loopbaan, uitstroom en de verdeling van beleggingen naar leeftijd staan in de werkmap, blad Invoer.',
        fontSize: 11,
      },
    ],
    { fill: 'bg2', inset: 0.15 },
  );
  drawAssumptions(slide, assumptions);
  writeNotes(slide, [
    'Bron in de werkmap: blad Invoer.',
    'Standaard: de waarde van het sjabloon is niet veranderd. Ingevuld: de waarde is voor dit dossier gekozen.',
  ]);
}
