import { expect, it } from 'vitest';
import { filterQuery } from '#web/features/audit/audit-filters.ts';

it('asks for what is filled in only', () => {
  expect(filterQuery({}).toString()).toBe('');
  const query = filterQuery({ from: '2026-11-01', to: '', holder: '  Jansen & Co ', action: 'signed in' });
  expect(query.toString()).toBe('from=2026-11-01&action=signed+in&holder=Jansen+%26+Co');
});
