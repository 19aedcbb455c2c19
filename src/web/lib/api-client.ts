import { byClock } from '#api/by-clock.ts';
import { ApiError, parsedProblem } from '#web/lib/api-error.ts';
import { storedLogin } from '#web/lib/login-storage.ts';
import { onceThereIsPlace } from '#web/lib/place-for-file.ts';
import { reportChangedLogin, reportEndedLogin } from '#web/lib/ended-login.ts';
import { hasActedLately } from '#web/lib/own-acts.ts';

/** Something that checks an answer: a schema of the API. */
export interface AnswerCheck<Answer> {
  parse(value: unknown): Answer;
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, or as it is when it is a form or bytes. */
  readonly body?: unknown;
  /** Instead of the stored login. */
  readonly token?: string;
  readonly signal?: AbortSignal;
  /** The answer that is there already: the server says so when it would be the same. */
  readonly tag?: string | null;
  /** Goes on when the page is closed meanwhile. */
  readonly outlivesPage?: true;
}

/** Headers that every request carries. */
export function requestHeaders(token: string | undefined): Record<string, string> {
  return { Accept: 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) };
}

/** Makes the error for a refused call, and ends the login when the refusal says that it is over. */
export function refusal(status: number, text: string, sentToken: string | undefined): ApiError {
  if (status === 401 && sentToken !== undefined) reportEndedLogin(sentToken);
  const problem = parsedProblem(text);
  const isLacking = problem?.code === 'SECOND_FACTOR_MISSING' || problem?.code === 'OWN_CODE_MISSING';
  if (isLacking && sentToken !== undefined) reportChangedLogin(sentToken);
  return new ApiError(status, problem);
}

const answered = (path: string, options: Call): Promise<Response> =>
  onceThereIsPlace(() => answeredOnce(path, options), options.signal);

async function answeredOnce(path: string, options: Call): Promise<Response> {
  const { method = 'GET', body, token, signal, tag, outlivesPage } = options;
  const isRaw = body instanceof FormData || body instanceof Blob;
  const sentToken = token ?? storedLogin()?.api_token;
  const response = await fetch(path, {
    method,
    headers: {
      ...requestHeaders(sentToken),
      // What changes something was always asked for by the reader, however long ago.
      ...(method === 'GET' && !hasActedLately() ? byClock : {}),
      ...(body === undefined || isRaw ? {} : { 'Content-Type': 'application/json' }),
      ...(typeof tag === 'string' ? { 'If-None-Match': tag } : {}),
    },
    ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(outlivesPage ? { keepalive: true } : {}),
  }).catch((error: unknown) => {
    if (error instanceof TypeError) throw new ApiError(0, null);
    throw error;
  });
  const isUnchanged = response.status === 304 && typeof tag === 'string';
  if (!response.ok && !isUnchanged) throw refusal(response.status, await response.text(), sentToken);
  return response;
}

/** Calls the server and checks its JSON answer; the check may still be on its way.
 * Throws ApiError when refused, the check's error when malformed. */
export async function call<Answer>(
  path: string,
  check: AnswerCheck<Answer> | Promise<AnswerCheck<Answer>>,
  options: Call = {},
): Promise<Answer> {
  const [response, schema] = await Promise.all([answered(path, options), check]);
  return schema.parse(await response.json());
}

/** As `call`, for what is asked again and again: says when the answer is still the one with the tag. */
export async function callIfChanged<Answer>(
  path: string,
  check: AnswerCheck<Answer>,
  options: { readonly signal: AbortSignal; readonly tag: string | null },
): Promise<{ readonly data: Answer; readonly tag: string | null } | 'unchanged'> {
  const response = await answered(path, options);
  if (response.status === 304) return 'unchanged';
  return { data: check.parse(await response.json()), tag: response.headers.get('etag') };
}

/** Calls the server for its effect only. */
export async function send(path: string, options: Call): Promise<void> {
  await answered(path, options);
}

export async function downloadedFile(path: string): Promise<Blob> {
  const response = await answered(path, {});
  return response.blob();
}
