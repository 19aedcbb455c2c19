import { describe, expect, test } from 'vitest';
import type { Finding } from '#input/findings/findings.ts';
import { day } from '#test/xlsx/filled-template.ts';
import { findingsOf } from '#test/xlsx/read-findings.ts';

/** Findings by the field at which they stand. */
const placed = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ severity, code, field }) => `${severity} ${code} ${field}`).toSorted();

describe('the dates of the dossier', () => {
  test('are compared at once, also when they are wrong for another reason', async () => {
    const findings = await findingsOf({
      peildatum: day(2027, 1, 15),
      transitiedatum: day(2026, 7, 2),
      einddatum_contract: day(2025, 12, 31),
    });
    expect(placed(findings)).toEqual([
      'error VALUE_CONFLICT Transitiedatum',
      'error VALUE_NOT_FIRST_OF_MONTH Peildatum',
      'error VALUE_NOT_FIRST_OF_MONTH Transitiedatum',
      'warning VALUE_CONFLICT Einddatum contract',
    ]);
  });

  test('may be text, in any notation that is read', async () => {
    const findings = await findingsOf({
      peildatum: '1 januari 2028',
      transitiedatum: '01-01-27',
      einddatum_contract: null,
    });
    expect(placed(findings)).toEqual(['error VALUE_CONFLICT Transitiedatum']);
    expect(findings[0]?.found).toBe('01-01-2027');
  });

  test('leave no time between the old contract and the new scheme without a remark', async () => {
    const gap = await findingsOf({ transitiedatum: day(2027, 7, 1), einddatum_contract: day(2026, 12, 31) });
    expect(gap.map(({ severity, message }) => [severity, message])).toEqual([
      [
        'warning',
        'Het contract eindigt eerder dan de dag voor de transitiedatum (01-07-2027): daartussen loopt er geen.',
      ],
    ]);
    for (const end of [day(2027, 6, 30), day(2027, 7, 1), day(2029, 12, 31), null])
      expect(await findingsOf({ transitiedatum: day(2027, 7, 1), einddatum_contract: end })).toEqual([]);
  });
});
