import type { DrawnObject, DrawnSlide } from '#test/slides/drawn-deck.ts';

/** Whether headings stand above something, and tables below headings. */

const tableFaults = ({ hasHeaderRow, headings, rows }: DrawnObject): readonly string[] =>
  [
    hasHeaderRow ? '' : 'has no header row',
    headings.includes('') ? 'has an empty heading' : '',
    rows < 2 ? 'has nothing below its headings' : '',
  ].filter((fault) => fault !== '');

/** Tables without a heading row, with an empty heading, or with nothing below it. */
export const headerProblems = ({ objects }: DrawnSlide): readonly string[] =>
  objects
    .filter(({ kind }) => kind === 'table')
    .flatMap((table) => tableFaults(table).map((fault) => `${table.name} ${fault}`));

/** Farther below a heading than this, in inches, another block begins. */
const nearest = 0.4;

/** A line in bold by itself, outside the placeholders: the heading of what stands below it. */
const isHeading = ({ kind, placeholder, texts, box }: DrawnObject): boolean =>
  kind === 'text' &&
  placeholder === null &&
  box.h < 0.5 &&
  texts.length === 1 &&
  texts.every(({ runs }) => runs.length > 0 && runs.every(({ bold }) => bold));

const standsBelow = (heading: DrawnObject, { box }: DrawnObject): boolean => {
  const gap = box.y - (heading.box.y + heading.box.h);
  const isBeside = box.x >= heading.box.x + heading.box.w || box.x + box.w <= heading.box.x;
  return gap > -0.1 && gap < nearest && !isBeside;
};

/** Headings of a block of which there is no block. */
export const headingProblems = ({ objects }: DrawnSlide): readonly string[] =>
  objects
    .filter(isHeading)
    .filter((heading) => !objects.some((object) => object !== heading && standsBelow(heading, object)))
    .map(({ name }) => `${name} is a heading without anything below it`);
