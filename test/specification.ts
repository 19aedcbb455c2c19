/** A row of the tables in docs/specification.md. */
export interface SpecifiedRow {
  readonly statement: string;
  /** Paths in the cell that says where it lives. */
  readonly files: readonly string[];
  readonly shownBy: readonly NamedTest[];
  readonly departure: string;
}

/** "`e2e/routes.test.ts`: title of the test" */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const columns = 4;

/** The rows of all tables in a text; throws for a row that has another number of cells. */
export function specifiedRows(markdown: string): SpecifiedRow[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) => cellsOf(line))
    .filter(([first]) => first !== 'Statement' && first !== 'Situation')
    .map(([statement = '', livesIn = '', shownBy = '', departure = '']) => ({
      statement,
      files: [...livesIn.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      shownBy: namedTests(shownBy),
      departure,
    }));
}

function cellsOf(line: string): string[] {
  const cells = line
    .replace(/^\|(.*)\|$/, '$1')
    .split('|')
    .map((cell) => cell.trim());
  if (cells.length !== columns) throw new Error(`${cells.length} cells in: ${line}`);
  return cells;
}

/** The tests that a cell names, with line breaks between them. */
export const namedTests = (cell: string): NamedTest[] =>
  cell
    .split('<br>')
    .filter((test) => test !== '')
    .map((test) => namedTest(test));

function namedTest(text: string): NamedTest {
  const [, file, title] = /^`([^`]+)`: (.+)$/.exec(text) ?? [];
  if (file === undefined || title === undefined) throw new Error(`no file and title of a test in: ${text}`);
  return { file, title };
}

/** Whether a source text has a test with this title. */
export function hasTest(source: string, title: string): boolean {
  const escaped = title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  // After `it(`, `test(`, or the `)(` of a test that is run for each of a list.
  return new RegExp(String.raw`(\b(it|test)|\))\(\s*['"\`]${escaped}['"\`],`).test(source);
}
