export interface FaultTrace {
  readonly type: string;
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly frames: readonly string[];
  readonly cause: FaultTrace | undefined;
}

/**
 * What a log may hold of an error: kind, code and places. Never its message: that of a database or a parser can quote
 * a salary or a token.
 */
export function faultTrace(error: unknown, depth = 0): FaultTrace {
  if (!(error instanceof Error))
    return { type: typeof error, code: undefined, constraint: undefined, frames: [], cause: undefined };
  const { code, constraint, cause } = error as { code?: unknown; constraint?: unknown; cause?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    code: typeof code === 'string' ? code : undefined,
    constraint: typeof constraint === 'string' ? constraint : undefined,
    frames: frames.slice(0, 12).map((line) => line.trim()),
    cause: cause === undefined || depth > 3 ? undefined : faultTrace(cause, depth + 1),
  };
}
