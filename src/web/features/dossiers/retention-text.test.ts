import { describe, expect, it } from 'vitest';
import { statusReasons } from '#api/status-reasons.ts';
import { isErasureNear, retentionText } from '#web/features/dossiers/retention-text.ts';
import * as nl from '#web/i18n/nl.ts';

const day = '2028-03-01T10:00:00.000Z';
const text = (dossier: Partial<Parameters<typeof retentionText>[1]>) =>
  retentionText(nl, {
    calculationStatus: 'Finished',
    statusReason: null,
    filesEraseOn: null,
    filesErasedOn: null,
    ...dossier,
  });
const withBsn = { calculationStatus: 'FailedWithError', statusReason: statusReasons.inputErased } as const;

describe('what the row says of keeping and erasing', () => {
  it('is when the data of participants go, and that a report stays where there is one', () => {
    expect(text({ filesEraseOn: day })).toBe('Deelnemersgegevens worden gewist op 01-03-2028');
    expect(text({ filesErasedOn: day })).toBe('Deelnemersgegevens gewist op 01-03-2028; de rapportage blijft');
    expect(text({ filesErasedOn: day, calculationStatus: 'Failed' })).toBe('Deelnemersgegevens gewist op 01-03-2028');
    expect(text({})).toBeNull();
  });

  it('promises no erasure of a file with BSNs, which was never kept', () => {
    expect(text({ ...withBsn, filesEraseOn: day })).toBe('Het foutbestand wordt gewist op 01-03-2028');
    expect(text({ ...withBsn, filesErasedOn: day })).toBe('Foutbestand gewist op 01-03-2028');
  });
});

it('an erasure is near in its last seven days, and once it has been', () => {
  const kept = { calculationStatus: 'Finished', statusReason: null, filesEraseOn: day, filesErasedOn: null } as const;
  expect(isErasureNear(kept, Date.parse('2028-02-23T10:00:00.000Z'))).toBe(false);
  expect(isErasureNear(kept, Date.parse('2028-02-23T10:00:01.000Z'))).toBe(true);
  expect(isErasureNear({ ...kept, filesEraseOn: null, filesErasedOn: day }, 0)).toBe(true);
  expect(isErasureNear({ ...kept, filesEraseOn: null }, 0)).toBe(false);
});
