import { refusal, requestHeaders } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { onceThereIsPlace } from '#web/lib/place-for-file.ts';
import { storedLogin } from '#web/lib/login-storage.ts';

interface UploadOptions {
  /** The same for every attempt to send the same thing, so that a repeated attempt makes nothing double. */
  readonly idempotencyKey: string;
  /** Fraction of the bytes that was sent, 0-1. */
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a form and reports its progress, which `fetch` cannot; resolves to the parsed JSON answer. */
export const upload = (path: string, form: FormData, options: UploadOptions): Promise<unknown> =>
  onceThereIsPlace(() => uploadedOnce(path, form, options), options.signal);

function uploadedOnce(path: string, form: FormData, options: UploadOptions): Promise<unknown> {
  const { idempotencyKey, onProgress, signal } = options;
  const token = storedLogin()?.api_token;
  const answer = new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    const headers = { ...requestHeaders(token), 'Idempotency-Key': idempotencyKey };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const isSuccess = status >= 200 && status < 300;
      if (isSuccess) resolve(responseText);
      else reject(refusal(status, responseText, token));
    });
    request.addEventListener('error', () => reject(new ApiError(0, null)));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
  // Not in the listener: what is thrown there is lost, and the form would wait for ever.
  return answer.then((text): unknown => JSON.parse(text));
}
