import { headlineOf } from '#core/result/headline.ts';
import { asksForConsentNote } from '#output/files/consent/consent-note.ts';
import { asksForPlan } from '#output/files/plan/transition-plan.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import { flatInFront } from '#output/language/headline.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { type MeantFigure, meant, nameOf, rangesIn, turned, whoIs, wholeHeads } from '#test/figures/meant-figure.ts';
import {
  deckOutput,
  documentOutput,
  type Output,
  type OutputTable,
  screenOutput,
  type Value,
  workbookOutput,
} from '#test/figures/output-tables.ts';
import { sentenceRules } from '#test/figures/sentence-rules.ts';
import { type TableRule, tableRules } from '#test/figures/table-rules.ts';
import { adviceOf, consentNoteOf, deckOf, planOf, workbookOf } from '#test/fixtures/made-files.ts';
import { openedWorkbook } from '#test/office-package/workbook-contents.ts';

/** Every output of a dossier, and the choices that they are about. */
export interface Outputs {
  readonly outputs: readonly Output[];
  readonly inFront: { readonly front: string; readonly flat: string };
}

export async function outputsOf(content: OutputContent): Promise<Outputs> {
  const { result } = content;
  return {
    outputs: [
      deckOutput(await deckOf(content)),
      documentOutput('advice', await adviceOf(content)),
      ...(asksForPlan(result) ? [documentOutput('plan', await planOf(content))] : []),
      ...(asksForConsentNote(content) ? [documentOutput('consent note', await consentNoteOf(content))] : []),
      screenOutput(screenResult(content)),
      workbookOutput(openedWorkbook(await workbookOf(content))),
    ],
    inFront: { front: headlineOf(result)?.choice ?? 'none', flat: flatInFront(result)?.choice ?? 'none' },
  };
}

const filledIn = (meanings: string, names: Readonly<Record<string, string | undefined>>): string =>
  meanings.replaceAll(/\$(\w+)/g, (_, name: string) => names[name] ?? '');

/** Name of a premium of the solver without its mark and letter. */
const solverName = (name: Value): string =>
  String(name ?? '')
    .replace(/^\W (?=[A-Z])/, '')
    .replace(/ \(keuze [ABC]\)/, '')
    .replace(' en pensioen', '');

/** What a part of the cost of a year means, and its difference from now: there are no extra costs now. */
function costNames(label: string, { rows }: OutputTable): Readonly<Record<'part' | 'change', string>> {
  if (label.startsWith('Kosten 30 jaar')) return { part: 'thirty years', change: 'thirty years, difference' };
  if (/^Kosten (?!per)/.test(label)) return { part: 'first year', change: 'first year, difference' };
  if (!/^(?:Compensatie|Eenmalige kosten)$/.test(label)) return { part: label, change: `${label}, difference` };
  const year = rows.map((row) => /^Kosten (in \d{4})$/.exec(String(row[0]))?.[1]).join('');
  const extra = label === 'Compensatie' ? label : `${label} ${year}`;
  return { part: extra, change: extra };
}

function ruledFigures(rule: TableRule, table: OutputTable, inFront: Outputs['inFront']): readonly MeantFigure[] {
  const { heads, rows } = rule.isTurned === true ? turned(table) : table;
  const columns = wholeHeads(heads).map((head) => [head, rule.columns.find(([of]) => of.test(head))] as const);
  const kept = rule.hasSteps === true ? [...new Map(rows.map((row) => [row[0], row])).values()] : rows;
  return kept.flatMap((row) => {
    const below = (head: string): Value => row[heads.indexOf(head)];
    const names = {
      ...inFront,
      // Who is the only one of all ages is everybody.
      row: heads[0] === 'Cohort' && rows.length === 1 ? 'Samen' : nameOf(row[0]),
      who: whoIs(below('Alternatief')) ?? (rule.isCompensation === true ? inFront.flat : inFront.front),
      ...costNames(String(row[0]), table),
      with: String(below('Compensatie')),
      0: solverName(row[0]),
      1: solverName(row[1]),
    };
    return columns.slice(1).flatMap(([head, column], at) => {
      const value = row[at + 1];
      if (column === undefined || (typeof value === 'string' && !/^(?:[€+−\d]|Niemand)/.test(value))) return [];
      const [, meanings, reading = rangesIn] = column;
      const meaning = typeof meanings === 'string' ? meanings : meanings(head);
      return meant(filledIn(meaning, { ...names, head: nameOf(head) }), value, reading(value));
    });
  });
}

/** Columns of words. */
const words = /^(Artikel|Toelichting|Bron|Wat|Wie|Stap|Onder|Wat de wet vraagt|In deze berekening)$/;

/** Any other table: what stands in the same row below the same head of the same table is the same. */
const placedFigures = ({ heads, rows }: OutputTable): readonly MeantFigure[] =>
  rows.flatMap((row) =>
    heads.flatMap((head, at) => {
      if (at === 0 || words.test(head)) return [];
      const ranges = rangesIn(row[at]);
      const place = `table ${heads[0]} · ${row[0]} ${rangesIn(row[1]).length > 0 ? '' : row[1]} · ${head}`;
      return meant(ranges.map((_, order) => `${place} · ${order}`).join('|'), row[at], ranges);
    }),
  );

/** Every figure of an output of which the meaning is known. */
export function figuresOf({ medium, tables, sentences }: Output, inFront: Outputs['inFront']): readonly MeantFigure[] {
  const inTables = tables.flatMap((table) => {
    const rule = tableRules.find(
      ({ heads, title }) => heads.test(table.heads.join('|')) && (title?.test(table.title ?? '') ?? true),
    );
    if (rule !== undefined) return ruledFigures(rule, table, inFront);
    return medium === 'workbook' ? [] : placedFigures(table);
  });
  const inSentences = sentences.flatMap((sentence) =>
    sentenceRules.flatMap(([pattern, meanings]) =>
      [...sentence.matchAll(pattern)].flatMap((found) => {
        const { who } = found.groups ?? {};
        const sizes = found.slice(1).filter((size) => size !== who);
        return meant(filledIn(meanings, { ...inFront, who }), found[0], sizes.flatMap(rangesIn));
      }),
    ),
  );
  return [...inTables, ...inSentences];
}

const slack = 1e-9;

/** Figures of one meaning that cannot be one figure, whatever it is rounded to; and those that no cell of the workbook has. */
export function differences({ outputs, inFront }: Outputs): readonly string[] {
  const figures = outputs.flatMap((output) =>
    figuresOf(output, inFront).map((figure) => ({ figure, medium: output.medium })),
  );
  return [...Map.groupBy(figures, ({ figure }) => figure.meaning)].flatMap(([meaning, found]) => {
    const low = Math.max(...found.map(({ figure }) => figure.low));
    const high = Math.min(...found.map(({ figure }) => figure.high));
    // Tables that are compared by their places have other places in the workbook.
    const hasCell = meaning.startsWith('table ') || found.some(({ medium }) => medium === 'workbook');
    const isSame = low <= high + slack * Math.max(1, Math.abs(low));
    if (hasCell && isSame) return [];
    const places = new Set(found.map(({ figure, medium }) => `${figure.shown} (${medium})`));
    return [`${meaning}: ${[...places].join(', ')}${hasCell ? '' : ', without cell'}`];
  });
}
