import { expect, it } from 'vitest';
import { parsedLogin } from '#web/lib/login-storage.ts';

it('a stored login is read back', () => {
  expect(parsedLogin('{"api_token":"abc"}')).toEqual({ api_token: 'abc' });
});

it.each(['', 'abc', 'null', '[]', '{}', '{"api_token":1}'])('%j is no login', (text) => {
  expect(parsedLogin(text)).toBeNull();
});
