import type { OutcomeTab } from '#api/outcome-tabs.ts';
import type { ChoiceKey } from '#core/dossier/alternative-key.ts';
import type { ChoiceColumn, ChoiceTableRow } from '#output/model/choice-table.ts';
import type { Chart } from '#output/model/chart.ts';
import type { AnswerCard, CardFigure, ScreenResult, View } from '#output/model/screen-result.ts';
import type { Exhibit, ExhibitTable, Section } from '#output/model/section.ts';
import { tabOfSection } from '#output/model/tab-of-section.ts';
import { leftOutCheck } from '#output/language/left-out-check.ts';
import { inDutch, type Said } from '#output/language/wording.ts';
import { smallestGroup } from '#core/result/shown-groups.ts';

/** What an adviser shares of an outcome with its employer. */
export interface SharedParts {
  readonly choices: readonly ChoiceKey[];
  readonly tabs: readonly OutcomeTab[];
}

/** Rows of the table that are about people. */
const aboutPeople: ReadonlySet<string> = new Set(['who', 'own-contribution']);
/** Sections that say what changes for the pension of people, outside the tab on employees. */
const changesOfPension: ReadonlySet<Section['id']> = new Set(['answers', 'sensitivity']);
/** Figures of a card that are costs of the employer. */
const costs: ReadonlySet<CardFigure['id']> = new Set(['first-year', 'thirty-years']);

/**
 * The outcome with nothing else in it than what is shared: the choices, what explains their table, and the sections of the tabs.
 * Of a choice that is not shared no column, series or sentence is left; of fewer people than a group may have, no figure of
 * people; of the input file and its warnings, nothing.
 */
export function sharedResult(result: ScreenResult, { choices, tabs }: SharedParts): ScreenResult {
  const isFew = result.participants < smallestGroup;
  const { table } = result;
  const places = table.columns.flatMap(({ choice }, place) => (choices.includes(choice) ? [place] : []));
  const columns = places.map((place) => table.columns[place]!);
  const tellsHidden = hiddenIn(result, choices);
  const rows = table.rows
    .filter(({ question }) => !isFew || !aboutPeople.has(question))
    .map((row) => rowOf(row, places));
  const explaining = new Set(rows.flatMap(({ explainedBy }) => explainedBy ?? []));
  const isShared = (section: Section): boolean => {
    const tab = tabOfSection(section);
    if (isFew && (tab === 'medewerkers' || changesOfPension.has(section.id))) return false;
    return explaining.has(section.id) || (tab !== null && tabs.includes(tab));
  };
  const kept = result.sections.map((section) => {
    if (!isShared(section)) return null;
    const withRest = withoutInput(withoutColumns(section, tellsHidden));
    const shared = withRest && withoutPlace(withRest);
    return shared !== null && tellsHidden(JSON.stringify(shared)) ? null : shared;
  });
  const sections = kept.filter((section) => section !== null);
  const placeOf = new Map(kept.flatMap((section, at) => (section === null ? [] : [[at, sections.indexOf(section)]])));
  const keys: readonly View[] = ['none', ...columns.map(({ key }) => key)];
  const views = keys.flatMap((view) => {
    const before = result.views[view];
    return before === undefined ? [] : [[view, before.flatMap((at) => placeOf.get(at) ?? [])] as const];
  });
  const isWhole = !isFew && columns.length === table.columns.length;
  const sentences = isWhole ? result.sentences : titlesOf(result, columns);
  const cards = result.cards.filter(({ choice }) => choice !== null && choices.includes(choice));
  const { version, kind, employer, scheme, participants, transition, stamp } = result;
  return {
    version,
    kind,
    employer,
    scheme,
    participants,
    transition,
    stamp,
    sentences,
    said: isWhole && result.said ? result.said : { title: null, further: null },
    headline: headlineFor(result, columns, sentences),
    warnings: { headline: null, findings: [], leftOutCount: 0, leftOut: null, confidential: null },
    cards: isFew ? cards.map(withoutPeople) : cards,
    table: {
      lead: table.lead.filter((said) => !tellsHidden(textOf(said))),
      columns,
      rows: rows.map((row) =>
        sections.some(({ id }) => id === row.explainedBy) ? row : Object.assign({}, row, { explainedBy: null }),
      ),
      notes: table.notes.filter((note) => !tellsHidden(note)),
    },
    front: columns.some(({ key }) => key === result.front) ? result.front : null,
    sections,
    views: Object.fromEntries(views),
  };
}

/** A card with what the premium costs, and nothing of anybody's pension. */
const withoutPeople = ({ figures, ...card }: AnswerCard): AnswerCard => ({
  ...card,
  figures: figures.filter(({ id }) => costs.has(id)),
});

/** A row with the cells of these columns, without its place in a workbook that the reader does not have. */
const rowOf = ({ cells, ...row }: ChoiceTableRow, places: readonly number[]): ChoiceTableRow => {
  const { question, label, now, article, method, explainedBy } = row;
  return { question, label, now, cells: places.map((place) => cells[place]!), article, method, explainedBy };
};

/** What each shared choice makes of the premium, where the headline is about more than what is shared. */
const titlesOf = ({ headline }: ScreenResult, shown: readonly ChoiceColumn[]): readonly string[] =>
  shown.flatMap(({ choice }) => headline.choices[choice] ?? []).map((title) => `${title}.`);

const headlineFor = (
  { headline }: ScreenResult,
  shown: readonly ChoiceColumn[],
  [outcome = '']: readonly string[],
): ScreenResult['headline'] => ({
  outcome,
  own: null,
  choices: Object.fromEntries(shown.map(({ choice }) => [choice, headline.choices[choice]])),
});

const textOf = (said: Said): string => inDutch(said);

/** Finds in a text a choice that is not shared: by its letter, its name or its premium. */
function hiddenIn({ table, cards }: ScreenResult, choices: readonly ChoiceKey[]): (text: string) => boolean {
  const hidden = table.columns.filter(({ choice }) => !choices.includes(choice));
  const shown = cards.filter(({ choice }) => choice !== null && choices.includes(choice));
  const words = hidden.flatMap(({ key, name, choice }) => {
    const premium = cards.find((card) => card.key === key)?.premium;
    const isOwn = premium !== undefined && shown.every((card) => card.premium !== premium);
    return [inDutch(name), `keuze ${choice}`, `"${choice} `].concat(isOwn ? premium : []);
  });
  return (text) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
}

/** Where figures stand in a workbook says nothing to who does not have it. */
function withoutPlace(section: Section): Section {
  const { address: _, ...source } = section.source;
  return { ...section, source };
}

/** Checks of the input file are no part of the outcome; a section that has no others is none. */
function withoutInput(section: Section): Section | null {
  if (section.id !== 'checks' && section.id !== 'passed-checks') return section;
  const exhibits = section.exhibits.map((exhibit): Exhibit => ({
    ...exhibit,
    table: exhibit.table && {
      ...exhibit.table,
      model: { ...exhibit.table.model, rows: exhibit.table.model.rows.filter((row) => !row.includes(leftOutCheck)) },
    },
  }));
  const hasRows = exhibits.some(({ table }) => table !== null && table.model.rows.length > 0);
  return hasRows ? { ...section, exhibits } : null;
}

/** A section without the series and columns of what is hidden. */
function withoutColumns(section: Section, isHidden: (text: string) => boolean): Section {
  return {
    ...section,
    exhibits: section.exhibits.map(({ name, chart, table }): Exhibit => ({
      name,
      chart: chart && { ...chart, model: withoutSeries(chart.model, isHidden) },
      table: table && { ...table, model: withoutTableColumns(table.model, isHidden) },
    })),
  };
}

const withoutSeries = (chart: Chart, isHidden: (text: string) => boolean): Chart => ({
  ...chart,
  series: chart.series.filter(({ name }) => !isHidden(`"${name}`)),
});

function withoutTableColumns(table: ExhibitTable, isHidden: (text: string) => boolean): ExhibitTable {
  const places = table.columns.flatMap(({ head }, place) => (isHidden(`"${head}`) ? [] : [place]));
  if (places.length === table.columns.length) return table;
  return {
    columns: places.map((place) => table.columns[place]!),
    rows: table.rows.map((row) => places.map((place) => row[place]!)),
    emphasised: table.emphasised,
    barred: table.barred,
  };
}
