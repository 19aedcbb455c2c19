import type { Style } from '@cj-tech-master/excelts';
import { cellStyle, type StyledText } from '#output/writers/xlsx/cell-style.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import type { Palette } from '#output/model/palette.ts';
import type { Look } from '#output/model/table.ts';
import { xmlCellText } from '#office/package/xml/xml-text.ts';
import { declaration } from '#office/package/xml-declaration.ts';

/** What the cells of a workbook name by a number: styles and texts, in the order in which cells first ask for them. */
export class SharedParts {
  readonly #colours: Palette;
  readonly #styles = new Map<string, Partial<Style>>();
  /** Looks that come to the same style have one number, as the library gives them. */
  readonly #numbersOfStyles = new Map<string, number>();
  /** By look and format, then by what else makes a style. */
  readonly #numbersOfLooks = new Map<Look, Map<NumberFormat, number[]>>();
  readonly #texts = new Map<string, number>();
  #uses = 0;

  constructor(colours: Palette) {
    this.#colours = colours;
  }

  /** Number of a style; 0 is that of a cell without one. */
  styleOf(text: StyledText): number {
    const ofLook = this.#numbersOfLooks.get(text.look) ?? new Map<NumberFormat, number[]>();
    this.#numbersOfLooks.set(text.look, ofLook);
    const numbers = ofLook.get(text.format) ?? [];
    ofLook.set(text.format, numbers);
    return (numbers[Number(text.wraps) * 4 + Number(text.isRight) * 2 + Number(text.isQuoted)] ??= this.#newLook(text));
  }

  #newLook(text: StyledText): number {
    const style = cellStyle(text, this.#colours);
    const description = JSON.stringify(style);
    const number = this.#numbersOfStyles.get(description) ?? this.#numbersOfStyles.size + 1;
    this.#styles.set(description, style);
    this.#numbersOfStyles.set(description, number);
    return number;
  }

  textOf(text: string): number {
    this.#uses += 1;
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, this.#texts.size);
    return this.#texts.size - 1;
  }

  /** From number 1 on. */
  get styles(): readonly Partial<Style>[] {
    return [...this.#styles.values()];
  }

  /** The part that holds the texts. */
  textsXml(): string {
    const items = Array.from(this.#texts.keys(), (text) => {
      const kept = /^\s|\n|\s$/.test(text) ? ' xml:space="preserve"' : '';
      return `<si><t${kept}>${xmlCellText(text)}</t></si>`;
    });
    const counts = `count="${this.#uses}" uniqueCount="${this.#texts.size}"`;
    return `${declaration}<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ${counts}>${items.join('')}</sst>`;
  }
}
