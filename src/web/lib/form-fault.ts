import { ApiError, problemText } from '#web/lib/api-error.ts';

/** What the server has against a form that was sent: by field where it names fields of the form, else as a whole. */
export interface FormFault<Name extends string> {
  readonly fields: readonly (readonly [name: Name, message: string])[];
  /** Null when all is said at the fields. */
  readonly text: string | null;
}

/** A refusal with a sentence of its own is told by that sentence, in the language of the screen, at the field it is about. */
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
  return { fields, text: fields.length > 0 ? null : whole };
}
