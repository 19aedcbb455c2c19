import { describe, expect, test } from 'vitest';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { UnreadableWorkbookError } from '#input/gate/unreadable-workbook.ts';
import type { Workbook } from '#input/reading/workbook/workbook.ts';
import { hostileFiles } from '#test/xlsx/hostile-files.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { plainWorkbook } from '#test/xlsx/plain-workbook.ts';

const read = (bytes: Uint8Array): Workbook => readWorkbook(bytes, nodePlatform);

/** Seconds of processor time: what else the machine does at the moment does not count. */
const secondsAllowed = 10;

const secondsWorked = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1e6;
};

describe('files made to mislead or to harm', () => {
  test.each(hostileFiles)('$name', ({ code, make }) => {
    const bytes = make();
    const started = process.threadCpuUsage();
    if (code === null) expect(read(bytes).sheets).toHaveLength(1);
    else {
      const error = refusal(bytes);
      expect(error.code).toBe(code);
      expect(error.message).toMatch(/^[A-Z].*\.$/s);
      expect(error.remedy).toMatch(/^[A-Z].*\.$/s);
    }
    expect(secondsWorked(started)).toBeLessThan(secondsAllowed);
  });

  test('nothing of a hostile file reaches the prototype of objects', () => {
    read(plainWorkbook());
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('c');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

function refusal(bytes: Uint8Array): UnreadableWorkbookError {
  try {
    read(bytes);
  } catch (error) {
    if (error instanceof UnreadableWorkbookError) return error;
    throw error;
  }
  throw new Error('the file was read');
}
