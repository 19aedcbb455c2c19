import type { Recipient } from '#server/session/issue.ts';
import { uniqueName, zipBytes } from '#test/factories.ts';

/** A person who is signed in, calling over real HTTP. */
export interface Caller {
  readonly token: string;
  readonly recipient: Recipient;
  readonly call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  readonly upload: (
    clientId: string,
    name: string,
    bytes?: Uint8Array,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Posts bytes as they are. */
  readonly send: (path: string, bytes: Uint8Array) => Promise<Response>;
  readonly madeClient: (name?: string) => Promise<string>;
}

export function caller(address: string, token: string, recipient: Recipient): Caller {
  const authorization = `Bearer ${token}`;
  const call: Caller['call'] = (method, path, body, headers = {}) => {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const init = { method, headers: { authorization, ...json, ...headers } };
    return fetch(address + path, body === undefined ? init : { ...init, body: JSON.stringify(body) });
  };
  return {
    token,
    recipient,
    call,
    upload: (clientId, name, bytes = zipBytes(), headers = {}) =>
      fetch(`${address}/api/clients/${clientId}/documents`, {
        method: 'POST',
        headers: { authorization, ...headers },
        body: uploadForm(name, bytes),
      }),
    send: (path, bytes) =>
      fetch(address + path, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(bytes),
      }),
    madeClient: async (name = uniqueName('Werkgever')) => {
      const answer = await call('POST', '/api/clients', { name });
      return ((await answer.json()) as { data: { id: string } }).data.id;
    },
  };
}

export function uploadForm(name: string, bytes: Uint8Array, fileName = 'invoer.xlsx'): FormData {
  const form = new FormData();
  form.append('documentName', name);
  form.append('document', new Blob([new Uint8Array(bytes)]), fileName);
  return form;
}
