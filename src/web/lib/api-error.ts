import type { Problem } from '#api/problems.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { limitAmounts } from '#web/i18n/limit-texts.ts';
import { currentFirstTexts, fetchedTexts, isSpecifiedInUse } from '#web/i18n/language.ts';
import { specifiedRefusals } from '#web/i18n/specified-messages.ts';

/** A call that was refused or failed. `status` is 0 when the server could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(problem?.message ?? `The server answered ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

/** Parts of an address by which employers and dossiers are known; the server names the one that cannot be right. */
const identifiers = ['clientId', 'documentId'];

/** Whether what was asked for is not there, or its address cannot be one: asking again would not help. */
export function isNotThere(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 404) return true;
  const faults = error.problem?.fields ?? {};
  return error.status === 400 && identifiers.some((name) => name in faults);
}

/** The server's description of what went wrong, or null when the text is something else (a proxy's page, say). */
export function parsedProblem(text: string): Problem | null {
  try {
    const value: unknown = JSON.parse(text);
    return isProblem(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  if (!('code' in value) || !('message' in value)) return false;
  return typeof value.code === 'string' && typeof value.message === 'string';
}

/** What a proxy answers with in the place of a server that does not. */
const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether a call came to no server of this program. */
const isServerGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || (!error.problem && gatewayStatuses.has(error.status)));

/**
 * What the server said about this failure, in the language of the screen: in Dutch as it came. That it is not reached when
 * it is gone, and null when it said nothing.
 * `texts` are null on the first page in Dutch: those of another language are there at once.
 */
export function problemText(error: unknown, texts: Catalogue | null = fetchedTexts()): string | null {
  if (isServerGone(error)) return currentFirstTexts().auth.unreachable;
  if (!(error instanceof ApiError) || !error.problem) return null;
  const { code, message, limit } = error.problem;
  const refusals: Readonly<Record<string, string>> = texts?.answers.refusals ?? firstRefusals();
  const said = refusals[code];
  if (texts === null || said === undefined || limit === undefined) return said ?? message;
  return `${said} ${texts.answers.limitsInUse[limit.name](...limitAmounts(texts, limit))}`;
}

const firstRefusals = () => (isSpecifiedInUse() ? specifiedRefusals : {});
