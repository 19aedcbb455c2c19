import { describe, expect, it } from 'vitest';
import { countOf, differences, type Held, type Holdings, holdingKey } from './holdings.ts';

const key = holdingKey('employer', 'Dossier 1');
const held = (more: Partial<Held> = {}): Held => ({
  status: 'Finished',
  files: { inputFile: 'aa', outputFile: 'bb' },
  ...more,
});
const before: Holdings = new Map([[key, held()]]);
const sent = new Map([[key, 'Finished']]);
const found = (now: Holdings, deleted: readonly string[] = []) =>
  differences({ sent, deleted: new Set(deleted), before }, now);

describe('what people have after a step of the drill', () => {
  it('is as before', () => {
    expect(found(new Map([[key, held()]]))).toEqual([]);
    expect(found(new Map(), [key])).toEqual([]);
    expect(countOf(before)).toEqual({ dossiers: 1, files: 2 });
  });

  it.each([
    ['a dossier that is gone', new Map(), [], `${key} is not there`],
    ['one that was deleted', before, [key], `${key} was deleted, and is there`],
    ['another end', new Map([[key, held({ status: 'Failed' })]]), [], `${key} ended as Failed, not as Finished`],
    ['a file that is gone', new Map([[key, held({ files: { inputFile: 'aa' } })]]), [], `outputFile of ${key} is gone`],
    [
      'another file',
      new Map([[key, held({ files: { inputFile: 'aa', outputFile: 'cc' } })]]),
      [],
      `outputFile of ${key} is another`,
    ],
    [
      'a file that was not there',
      new Map([[key, held({ files: { inputFile: 'aa', outputFile: 'bb', errorFile: 'dd' } })]]),
      [],
      `errorFile of ${key} is another`,
    ],
    [
      'a dossier that is there twice',
      new Map([...before, [`${key} (again: 2)`, held()]]),
      [],
      `${key} (again: 2) was never sent`,
    ],
  ] as const)('is told apart: %s', (_, now, deleted, sentence) => {
    expect(found(now, deleted)).toEqual([sentence]);
  });
});
