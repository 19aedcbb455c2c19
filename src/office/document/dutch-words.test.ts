import { describe, expect, test } from 'vitest';
import { allOf } from '#office/document/dutch-words.ts';

describe('all of them', () => {
  test('is both of two, with or without what they are', () => {
    expect([allOf(2, 'deelnemers'), allOf(2), allOf(12, 'deelnemers'), allOf(3)]).toEqual([
      'beide deelnemers',
      'beide',
      'alle 12 deelnemers',
      'alle 3',
    ]);
  });
});
