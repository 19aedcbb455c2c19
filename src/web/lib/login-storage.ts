/** The part of a login that the browser stores. */
export interface StoredLogin {
  readonly api_token: string;
}

export const loginStorageKey = 'evenwicht.auth';

/** The stored login, or null when there is none or something else is stored there. */
export function storedLogin(): StoredLogin | null {
  const text = localStorage.getItem(loginStorageKey);
  return text === null ? null : parsedLogin(text);
}

export function parsedLogin(text: string): StoredLogin | null {
  try {
    const value: unknown = JSON.parse(text);
    const isLogin = typeof value === 'object' && value !== null && 'api_token' in value;
    return isLogin && typeof value.api_token === 'string' ? { api_token: value.api_token } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export function storeLogin(login: StoredLogin): void {
  localStorage.setItem(loginStorageKey, JSON.stringify(login));
}

export function clearLogin(): void {
  localStorage.removeItem(loginStorageKey);
}
