/** A change of a text by place: `insert` instead of the text from `start` to `end`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
}

export const insertion = (at: number, insert: string): TextEdit => ({ start: at, end: at, insert });

export const removal = ({ start, end }: Pick<TextEdit, 'start' | 'end'>): TextEdit => ({ start, end, insert: '' });

/** The text with all edits made; they must not overlap. Edits at one place are made in the order given. */
export function editedText(text: string, edits: readonly TextEdit[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, insert } of edits.toSorted((a, b) => a.start - b.start)) {
    pieces.push(text.slice(done, start), insert);
    done = end;
  }
  pieces.push(text.slice(done));
  return pieces.join('');
}
