import { paragraphsOf, objectsOf, openDeck, plain } from '#test/slides/open-deck.ts';
import { tableRecords } from '#test/office-package/table-rows.ts';
import { openedWorkbook } from '#test/office-package/workbook-contents.ts';

/** A row of a table on a slide, as a reader sees it. */
export interface StatedRow {
  readonly cells: readonly string[];
  readonly isRed: boolean;
}

/** What workbook and slides of a dossier say of what is allowed. */
export interface StatedVerdicts {
  /** Sheet Samenvatting: one record per alternative, by the headers of its table. */
  readonly answers: readonly Readonly<Record<string, string | null>>[];
  /** Sheet with the checks. */
  readonly checks: readonly Readonly<Record<string, string | null>>[];
  /** Titles of the slides, the cover first. */
  readonly titles: readonly string[];
  /** Of the choices on the page that a board reads: what each is, and what is said to whether it is allowed. */
  readonly choices: readonly { readonly name: string; readonly allowed: string; readonly isRed: boolean }[];
  /** Rows of the table that judges alternatives. */
  readonly proof: readonly StatedRow[];
}

const red = 'srgbClr val="8B1A10"';

const rowsOf = (slide: string): readonly StatedRow[] =>
  [...slide.matchAll(/<a:tr [^>]*>.*?<\/a:tr>/gs)].slice(1).map(([row]) => ({
    cells: [...row.matchAll(/<a:tc>.*?<\/a:tc>/gs)].map(([cell]) => paragraphsOf(cell).join(' ')),
    isRed: row.includes(red),
  }));

const cellsOf = (row: string): readonly { readonly text: string; readonly isRed: boolean }[] =>
  [...row.matchAll(/<a:tc>.*?<\/a:tc>/gs)].map(([cell]) => ({
    text: paragraphsOf(cell).join(' '),
    isRed: cell.includes(red),
  }));

/** The columns of the page that a board reads. */
function choicesOn(slide: string): StatedVerdicts['choices'] {
  const [head = [], ...rows] = [...slide.matchAll(/<a:tr [^>]*>.*?<\/a:tr>/gs)].map(([row]) => cellsOf(row));
  const allowed = rows.find(([question]) => question?.text === 'Mag het?') ?? [];
  return head.slice(1).map(({ text, isRed }, at) => ({ name: text, allowed: allowed[at + 1]?.text ?? '', isRed }));
}

/** Reads the statements back from the files themselves. */
export function statedVerdicts(workbookBytes: Uint8Array, deckBytes: Uint8Array): StatedVerdicts {
  const workbook = openedWorkbook(workbookBytes);
  const { slides } = openDeck(deckBytes);
  const slideOn = (topic: string): string => {
    const found = slides.find((slide) => paragraphsOf(slide).includes(topic));
    if (found === undefined) throw new Error(`there is no slide ${topic}`);
    return found;
  };
  return {
    answers: tableRecords(workbook, 'Antwoorden'),
    checks: tableRecords(workbook, 'ResultaatToetsen'),
    titles: slides.map((slide) => plain(paragraphsOf(objectsOf(slide)[0]?.xml ?? '').join(' '))),
    choices: choicesOn(slides[1] ?? ''),
    proof: rowsOf(slideOn('Hoe de gelijkwaardige premie is bepaald')),
  };
}
