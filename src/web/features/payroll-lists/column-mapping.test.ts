import { expect, test } from 'vitest';
import type { LookedAtFile } from '#input/payroll-lists/look-at-file.ts';
import { keptColumns } from '#web/features/payroll-lists/column-mapping.ts';

test('a kept layout keeps what it knows, and reads words that are new as is proposed', () => {
  const words = { actief: 'telt mee', overleden: 'telt niet mee' };
  const file = { columns: [{ header: 'Status', samples: [], conversions: { status: { kind: 'words', words } } }] };
  const layout = {
    sheet: '',
    columns: [{ key: 'status', header: 'Status', conversion: { kind: 'words', words: { actief: 'telt niet mee' } } }],
  } as const;
  const kept = keptColumns(file as unknown as LookedAtFile, layout);
  expect(kept['status']?.conversion).toEqual({
    kind: 'words',
    words: { actief: 'telt niet mee', overleden: 'telt niet mee' },
  });
});
