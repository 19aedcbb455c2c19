import type { TemplateType } from '#api/dossiers.ts';
import type { FilledFromFile } from '#input/payroll-lists/filled-from-file.ts';
import type { LookedAtFile } from '#input/payroll-lists/look-at-file.ts';
import type { SourceMapping } from '#input/payroll-lists/source-mapping.ts';

interface AboutFile {
  readonly file: Blob;
  readonly kind: TemplateType;
}

/** What the worker is asked: which columns there are, or a template with the participants in it. */
export type MappingQuestion =
  | (AboutFile & { readonly wants: 'columns'; readonly sheet: string | null })
  | (AboutFile & { readonly wants: 'template'; readonly template: Blob; readonly mapping: SourceMapping });

/** Why a file is not taken, in Dutch. */
export interface Refusal {
  readonly message: string;
  readonly remedy: string;
}

/** A filled template as it is shown: values as texts. */
export type FilledTemplate = Omit<FilledFromFile, 'preview' | 'totals'> & {
  readonly preview: readonly (readonly string[])[];
  readonly totals: readonly string[];
};

export type MappingAnswer = LookedAtFile | FilledTemplate | Refusal;
