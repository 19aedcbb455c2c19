import { inDutch, statedInDutch, together } from '#output/language/wording.ts';
import type { Chart } from '#output/model/chart.ts';
import type { Exhibit, ExhibitTable, Section, Source } from '#output/model/section.ts';
import { type AnswerCard, type ScreenResult, shownSections, type View } from '#output/model/screen-result.ts';

const sourceText = ({ address, article, method }: Pick<Source, 'address' | 'article' | 'method'>): string =>
  [address, article, method?.line, method?.heading].filter((part) => part !== null && part !== undefined).join(' · ');

const cardLines = ({ goal, form, premium, figures, marks, mayBeChosen }: AnswerCard): readonly string[] => [
  `- ${goal}, ${form}: ${premium} [${marks.map(({ text }) => text).join(', ')}]${mayBeChosen ? '' : ' niet te kiezen'}`,
  ...figures.map(({ label, text, comparison }) => `  ${label}: ${text}${comparison === null ? '' : `; ${comparison}`}`),
];

const chartLines = (chart: Chart): readonly string[] => [
  `  Grafiek ${chart.kind}, ${chart.valueTitle}: ${(chart.kind === 'steps' ? chart.at : chart.categories).join(' | ')}`,
  ...chart.series.map(({ name, values }) => `  ${name}: ${values.join(' | ')}`),
];

const tableLines = ({ columns, rows, emphasised, barred }: ExhibitTable): readonly string[] => [
  `  ${columns.map(({ head }) => head).join(' | ')}`,
  ...rows.map(
    (row, at) => `  ${barred.includes(at) ? '✕ ' : ''}${emphasised.includes(at) ? '* ' : ''}${row.join(' | ')}`,
  ),
];

const exhibitLines = ({ name, chart, table }: Exhibit): readonly string[] => [
  `- ${name}`,
  ...(chart === null ? [] : chartLines(chart.model)),
  ...(table === null ? [] : tableLines(table.model)),
];

const sectionLines = ({ id, topic, conclusion, lead, exhibits, notes, source }: Section): readonly string[] => [
  `== ${id}: ${topic}`,
  `${conclusion}.`,
  lead,
  ...exhibits.flatMap(exhibitLines),
  ...notes.map((note) => `> ${note}`),
  `(${sourceText(source)})`,
];

/** The sections of a view that are not shown already. */
const changedLines = (result: ScreenResult, view: View, shown: readonly Section[]): readonly string[] =>
  [`==== ${view} vooraan`].concat(
    shownSections(result, view)
      .filter((section) => !shown.includes(section))
      .map(({ id, conclusion }) => `${id}: ${conclusion}.`),
  );

/** The table of choices: a line of each row, and what is to be known with it. */
const choiceLines = ({ lead, columns, rows, notes }: ScreenResult['table']): readonly string[] => [
  `| ${lead.map(inDutch).join(' ')}`,
  ...columns.map(({ choice, name, premium }) => `| ${choice} ${inDutch(name)}: ${inDutch(together(premium))}`),
  ...rows.flatMap(({ label, now, cells, ...source }) => [
    [
      `| ${inDutch(label)}`,
      ...(now === null ? [] : [inDutch(now)]),
      ...cells.map(({ text, small }) => `${statedInDutch(text)} (${inDutch(together(small))})`),
    ].join(' | '),
    `  (${sourceText(source)})`,
  ]),
  ...notes.map((note) => `> ${note}`),
];

/** All that the results page shows with the premium in front, and what changes with each other one. */
export function screenText(result: ScreenResult): string {
  const front: View = result.front ?? 'none';
  const shown = shownSections(result, front);
  const others = Object.keys(result.views).filter((view) => view !== front) as readonly View[];
  return [
    `${result.kind}: ${result.employer}, ${result.scheme}, ${result.participants}`,
    ...result.sentences,
    ...Object.values(result.warnings).flatMap((warning) => (typeof warning === 'string' ? [`! ${warning}`] : [])),
    ...result.warnings.findings.map(({ sheet, cell, message, remedy }) => `! ${sheet} ${cell}: ${message} ${remedy}`),
    ...result.cards.flatMap(cardLines),
    ...choiceLines(result.table),
    `Vooraan: ${front}`,
    ...shown.flatMap(sectionLines),
    ...others.flatMap((view) => changedLines(result, view, shown)),
    '',
  ].join('\n');
}
