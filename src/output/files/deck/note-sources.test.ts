import { beforeAll, describe, expect, it } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { deckOf, workbookOf } from '#test/fixtures/made-files.ts';
import { openedWorkbook, type SheetContents } from '#test/office-package/workbook-contents.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';
import { figuresIn, type ShownFigure } from '#test/slides/shown-figures.ts';

/** Smaller ones stand on other sheets by chance. */
const isTelling = ({ text, value }: ShownFigure): boolean => value >= 100_000 && !text.endsWith('%');

const tableAmounts = (slide: string): readonly ShownFigure[] =>
  [...slide.matchAll(/<a:tbl>.*?<\/a:tbl>/gs)].flatMap(([table]) =>
    paragraphsOf(table).flatMap(figuresIn).filter(isTelling),
  );

/** In whole euros, as the slides show them: those in cells, and those in sentences. */
const amountsOn = ({ cells }: SheetContents): ReadonlySet<number> =>
  new Set(
    cells.flatMap(({ type, value }) => {
      const numbers = type === 'n' ? [Number(value)] : figuresIn(value ?? '').map((figure) => figure.value);
      return numbers.map((number) => Math.round(Math.abs(number)));
    }),
  );

interface Told {
  readonly slide: string;
  readonly source: string;
}

async function toldOn(content: OutputContent): Promise<readonly Told[]> {
  const deck = openDeck(await deckOf(content));
  return deck.slides.map((slide, index) => {
    const notes = paragraphsOf(deck.text(`ppt/notesSlides/notesSlide${index + 1}.xml`));
    return { slide, source: notes.find((note) => note.startsWith('Bron in de werkmap')) ?? '' };
  });
}

/** The longest names first, so that "Compensatie per jaar" is not taken for "Compensatie". */
const namedIn = (source: string, sheets: readonly SheetContents[]): readonly SheetContents[] => {
  let left = source;
  return sheets
    .toSorted((one, other) => other.name.length - one.name.length)
    .filter(({ name }) => {
      const isNamed = left.includes(name);
      left = left.replaceAll(name, '');
      return isNamed;
    });
};

describe('the source that the notes name', () => {
  const made = averagePayContent('ambition', 40, { ownProposal: { flat: 0.2, scale: exampleScale } });
  const maximum = { name: 'nieuw_max_salaris', value: made.dossier.input.next.maximumSalary, isDefault: false };
  const content = { ...made, dossier: { ...made.dossier, fields: [...made.dossier.fields, maximum] } };
  let sheets: readonly SheetContents[];
  let told: readonly Told[];

  beforeAll(async () => {
    ({ sheets } = openedWorkbook(await workbookOf(content)));
    told = await toldOn(content);
  });

  it('has the amounts of the slide that are a figure of the workbook', () => {
    const amounts = new Map(sheets.map((sheet) => [sheet.name, amountsOn(sheet)]));
    const stands = (on: readonly SheetContents[], value: number): boolean =>
      on.some(({ name }) => amounts.get(name)?.has(Math.round(value)));
    // What is retold for one participant stands there as well.
    const results = sheets.filter(({ name }) => !name.startsWith('Narekenen'));
    const elsewhere = told.flatMap(({ slide, source }) => {
      const named = namedIn(source, sheets);
      return tableAmounts(slide)
        .filter(({ value }) => stands(results, value) && !stands(named, value))
        .map(
          ({ text, value }) =>
            `${text} on ${results
              .filter((sheet) => stands([sheet], value))
              .map(({ name }) => name)
              .join()}: ${source}`,
        );
    });
    expect(elsewhere).toEqual([]);
  });

  it('has the parts that are named', () => {
    const parts = told.flatMap(({ source }) =>
      [...source.matchAll(/blad ([^(,.]+) \(del?en? ([^)]+)\)/g)].flatMap(([, sheet = '', names = '']) =>
        names.split(/, | en (?=[A-Z])/).map((name) => ({ sheet, name })),
      ),
    );
    expect(parts.length).toBeGreaterThan(1);
    for (const { sheet, name } of parts) {
      const cells = sheets.find((one) => one.name === sheet)?.cells ?? [];
      expect(cells.map(({ value }) => value)).toContain(name);
    }
  });
});
