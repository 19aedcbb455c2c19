import type { TemplateType } from '#api/dossiers.ts';
import type { ColumnFacts } from '#input/payroll-lists/column-facts.ts';
import type { FilledFromFile } from '#input/payroll-lists/filled-from-file.ts';
import type { ChosenList } from '#input/payroll-lists/read-list.ts';
import type { ListSettings } from '#input/payroll-lists/list-settings.ts';
import type { LookedAtFile } from '#input/payroll-lists/look-at-file.ts';
import type { Answer, Question } from '#input/payroll-lists/question.ts';

interface AboutFile {
  readonly file: Blob;
  readonly kind: TemplateType;
}

/** What the worker is asked: which columns there are, or a template with the participants in it. */
export type MappingQuestion =
  | (AboutFile & {
      readonly wants: 'columns';
      readonly settings: ListSettings;
      /** The template that is completed; null where participants are put in anew. */
      readonly completed: Blob | null;
    })
  | (AboutFile & { readonly wants: 'template'; readonly template: Blob; readonly chosen: ChosenList });

/** Why a file is not taken, in Dutch. */
export interface Refusal {
  readonly message: string;
  readonly remedy: string;
}

/** An answer with what it comes to as a text; empty where there is nothing to show. */
export type ShownAnswer = Omit<Answer, 'outcome'> & { readonly outcome: string };
export type ShownQuestion = Omit<Question, 'answers'> & { readonly answers: readonly ShownAnswer[] };

/** What a column came to, as texts. */
export interface ShownFacts extends Pick<ColumnFacts, 'key' | 'empty' | 'words'> {
  readonly lowest: string;
  readonly middle: string;
  readonly highest: string;
  readonly total: string;
}

/** A filled template as it is shown: values as texts. */
export type FilledTemplate = Omit<FilledFromFile, 'preview' | 'questions' | 'facts'> & {
  /** Of the columns of the template, in their order. */
  readonly headers: readonly string[];
  readonly preview: readonly (readonly string[])[];
  readonly questions: readonly ShownQuestion[];
  readonly facts: readonly ShownFacts[];
};

export type MappingAnswer = LookedAtFile | FilledTemplate | Refusal;
