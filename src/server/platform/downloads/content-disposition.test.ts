import { describe, expect, it } from 'vitest';
import { contentDisposition } from '#server/platform/downloads/content-disposition.ts';

describe('the name of a download', () => {
  it.each([
    ['plain.xlsx', `attachment; filename="plain.xlsx"; filename*=UTF-8''plain.xlsx`],
    [
      'rapport – €.pptx',
      `attachment; filename="rapport _ _.pptx"; filename*=UTF-8''rapport%20%E2%80%93%20%E2%82%AC.pptx`,
    ],
    [`it's (1).xlsx`, `attachment; filename="it_s (1).xlsx"; filename*=UTF-8''it%27s%20%281%29.xlsx`],
  ])('%s is told in both ways', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });

  it.each(['"; filename="x.html', 'a\r\nset-cookie: b', '../../x', '😀.xlsx', 'a%0d%0ab'])(
    'cannot break out of the header: %j',
    (name) => {
      const header = contentDisposition(name);
      expect(header).toMatch(/^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[\w.%~-]*$/);
    },
  );
});
