import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import start, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { fontCharacters } from './font-characters.ts';
import { openType } from './open-type.ts';

const require = createRequire(import.meta.url);
const faces = ['400-normal', '400-italic', '600-normal', '700-normal'];

/** The house typeface, in the cuts that the documents use. */
const fonts = (): readonly Buffer[] =>
  faces.map((face) =>
    openType(readFileSync(require.resolve(`@fontsource/source-sans-3/files/source-sans-3-latin-${face}.woff`))),
  );

async function compiler(typefaces: readonly Buffer[]): Promise<TypstCompiler> {
  const program = readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'));
  await start({ module_or_path: program });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of typefaces) await builder.add_raw_font(font);
  return await builder.build();
}

/** The source of a document in the language of the typesetter, with the pictures that it names. */
export interface Typescript {
  readonly source: string;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

interface Outcome {
  readonly result?: Uint8Array;
  readonly diagnostics?: readonly string[];
}

/** Makes tagged PDFs out of sources. It starts once, which takes longer than a document does. */
export class Typesetter {
  readonly #compiler: TypstCompiler;
  readonly #characters: readonly ReadonlySet<number>[];

  private constructor(made: TypstCompiler, typefaces: readonly Buffer[]) {
    this.#compiler = made;
    this.#characters = typefaces.map(fontCharacters);
  }

  static async start(): Promise<Typesetter> {
    const typefaces = fonts();
    return new Typesetter(await compiler(typefaces), typefaces);
  }

  /** A character that a typeface lacks would become an empty box. */
  #refuseUnknownCharacters(source: string): void {
    const missing = [...new Set(source.replaceAll('\n', ''))].filter((character) =>
      this.#characters.some((known) => !known.has(character.codePointAt(0) ?? 0)),
    );
    if (missing.length > 0) throw new Error(`the typeface does not have: ${missing.join(' ')}`);
  }

  /** Throws with every remark of the typesetter: a remark is a fault in the document. */
  pdf({ source, pictures }: Typescript): Uint8Array {
    this.#refuseUnknownCharacters(source);
    this.#compiler.reset_shadow();
    for (const [path, bytes] of pictures) this.#compiler.map_shadow(path, bytes);
    this.#compiler.add_source('/main.typ', source);
    const { result, diagnostics } = this.#compiler.compile('/main.typ', undefined, 'pdf', 2) as Outcome;
    if (!result || (diagnostics?.length ?? 0) > 0)
      throw new Error(`typesetting: ${diagnostics?.join('\n') ?? 'nothing'}`);
    return result;
  }
}
