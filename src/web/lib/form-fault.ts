import { ApiError, problemText } from '#web/lib/api-error.ts';

/** Why the server refused a form: by field where it names fields of the form, else as a whole. */
export interface FormFault<Name extends string> {
  readonly fields: readonly (readonly [name: Name, message: string])[];
  /** Null when the fields show all of it. */
  readonly text: string | null;
  /** Somebody else saved in between: what is there now can be loaded. */
  readonly isStale: boolean;
}

/** A refusal with a sentence of its own is shown at the field it is about, in the language of the screen. */
export function formFault<Name extends string>(
  error: unknown,
  names: readonly Name[],
  otherwise: string,
): FormFault<Name> {
  const problem = error instanceof ApiError ? error.problem : null;
  const whole = problemText(error) ?? otherwise;
  const isGeneral = problem?.code === 'INPUT_INVALID';
  const fields = names.flatMap((name): readonly (readonly [Name, string])[] => {
    const message = problem?.fields?.[name];
    return message === undefined ? [] : [[name, isGeneral ? message : whole]];
  });
  const isStale = problem?.code.endsWith('_CHANGED_MEANWHILE') ?? false;
  return { fields, text: fields.length > 0 ? null : whole, isStale };
}
