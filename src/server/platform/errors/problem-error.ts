import { type Problem, type ProblemCode, problems } from '#api/problems.ts';
import { limitInUse, type ReachedLimit } from '#api/reached-limit.ts';

interface ProblemDetails {
  /** Per field of a form: what is wrong. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** A full sentence behind that of the catalogue, of what may be told. */
  readonly more?: string;
  /** What is there now, where somebody else changed it meanwhile. */
  readonly current?: unknown;
  /** What is in use of the limit that the refusal is about. */
  readonly limit?: ReachedLimit;
}

/** A refusal that is sent as the answer, with a code of the catalogue. Its text never holds what was sent. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    const { message } = problems[code];
    const { limit, more = limit && limitInUse(limit) } = details;
    super(more === undefined ? message : `${message} ${more}`);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return problems[this.code].status;
  }

  get body(): Problem {
    const { fields, limit, current } = this.details;
    return {
      code: this.code,
      message: this.message,
      ...(fields === undefined ? {} : { fields }),
      ...(limit === undefined ? {} : { limit }),
      ...(current === undefined ? {} : { current }),
    };
  }
}

/** The value that was looked for. Throws NOT_FOUND where there is none. */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new ProblemError('NOT_FOUND');
  return value;
}
