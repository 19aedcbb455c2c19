import { expect, it } from 'vitest';
import { type AccessCode } from '#api/access-codes.ts';
import { otherActiveCodes } from '#web/features/access/code-calls.ts';

const code = (id: string, holder = 'Jo Jansen', state: AccessCode['state'] = 'active'): AccessCode => ({
  id,
  holder,
  role: 'employer',
  clientId: 'c',
  clientName: 'Bakkerij Zoet',
  createdOn: '2026-11-21T10:00:00Z',
  expiresOn: '2027-11-21T10:00:00Z',
  lastUsedOn: null,
  hasSecondFactor: false,
  state,
  issuedBy: 'adviser',
  issuerName: 'A. Adviseur',
});

it('counts the other codes of the same person that still work', () => {
  const list = [code('1'), code('2'), code('3', 'Jo Jansen', 'expired'), code('4', 'An Smit')];
  expect(otherActiveCodes(list, code('1'))).toBe(1);
  expect(otherActiveCodes(list, code('4', 'An Smit'))).toBe(0);
});
