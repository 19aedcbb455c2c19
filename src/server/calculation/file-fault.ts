/** Something about a file or the command that its user can repair; told as its message alone. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}

/** Ends with a Dutch sentence, and the code of the operating system behind it. */
export function fileFault(sentence: string, error: unknown): never {
  const { code = 'onbekende fout' } = error as NodeJS.ErrnoException;
  throw new FileFault(`${sentence} (${code}).`, { cause: error });
}
