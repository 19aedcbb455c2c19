import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** Compares with an agreed text beside the test; UPDATE_GOLDEN=1 writes it anew, to be read before it is committed. */
export function expectGolden(actual: string, name: string, testUrl: string): void {
  const path = fileURLToPath(new URL(name, testUrl));
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(path, actual);
  expect(existsSync(path), `${name} is missing: run with UPDATE_GOLDEN=1`).toBe(true);
  expect(actual).toBe(readFileSync(path, 'utf8'));
}
