import type { ProblemCode } from '#api/problems.ts';
import type { Formats } from '#web/i18n/formats.ts';
import type * as nl from '#web/i18n/nl.ts';
import type * as first from '#web/i18n/nl-first.ts';

type Widened<Part> = Part extends string
  ? string
  : Part extends Formats
    ? Formats
    : Part extends (...parameters: infer Parameters) => string
      ? (...parameters: Parameters) => string
      : { readonly [Key in keyof Part]: Widened<Part[Key]> };

/** All texts of the screens in one language, with its formats. A missing key does not compile. */
export type Catalogue = Widened<typeof nl>;

/** Those of another language than Dutch, in which the server says everything itself. */
export type TranslatedCatalogue = Catalogue & {
  readonly answers: { readonly refusals: Readonly<Record<ProblemCode, string>> };
};

/** The texts that every page, the landing page and the sign-in have. */
export type FirstTexts = Pick<Catalogue, keyof typeof first>;
