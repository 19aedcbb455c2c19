/** A fault of a file or a command that its user can repair; only its message is shown. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}

/** Ends with a Dutch sentence, and the code of the operating system behind it. */
export function fileFault(sentence: string, error: unknown): never {
  const { code = 'onbekende fout' } = error as NodeJS.ErrnoException;
  throw new FileFault(`${sentence} (${code}).`, { cause: error });
}
