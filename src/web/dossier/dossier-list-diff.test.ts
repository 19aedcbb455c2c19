import { expect, it } from 'vitest';
import { cancelledBy } from '#api/cancelled-reason.ts';
import { exampleDossier } from '#test/web/example-dossier.ts';
import { listOf } from '#test/web/dossier-list.ts';
import { addedSince, endedSince, startedSince } from '#web/dossier/dossier-list-diff.ts';

it('names each dossier that was running and has ended, with how it ended', () => {
  const earlier = [
    exampleDossier({ id: 'a', name: 'A', calculationStatus: 'Submitted' }),
    exampleDossier({ id: 'b', name: 'B', calculationStatus: 'Unknown' }),
    exampleDossier({ id: 'c', name: 'C', calculationStatus: 'Submitted' }),
    exampleDossier({ id: 'd', name: 'D', calculationStatus: 'Finished' }),
  ];
  const now = [
    exampleDossier({ id: 'a', name: 'A', calculationStatus: 'Finished' }),
    exampleDossier({ id: 'b', name: 'B', calculationStatus: 'FailedWithErrors' }),
    exampleDossier({ id: 'c', name: 'C', calculationStatus: 'Submitted' }),
    exampleDossier({ id: 'd', name: 'D', calculationStatus: 'Finished' }),
  ];
  expect(endedSince(earlier, now)).toEqual([
    { name: 'A', status: 'Finished' },
    { name: 'B', status: 'FailedWithError' },
  ]);
});

it('names the dossiers that were added', () => {
  const first = exampleDossier({ id: 'a', name: 'A' });
  expect(addedSince(listOf([first]), listOf([first, exampleDossier({ id: 'b', name: 'B' })]))).toEqual(['B']);
});

it('of a page names what was added, not what another page has or what moved up from the next', () => {
  const [first, second] = [exampleDossier({ id: 'a', name: 'A' }), exampleDossier({ id: 'b', name: 'B' })];
  const page = (total: number, documents: (typeof first)[], asked = 'page=1') => listOf(documents, { total, asked });
  expect(addedSince(page(300, [first]), page(301, [second, first]))).toEqual(['B']);
  expect(addedSince(page(300, [first]), page(300, [second], 'page=2'))).toEqual([]);
  expect(addedSince(page(300, [first]), page(301, [second], 'page=2'))).toEqual([]);
  expect(addedSince(page(301, [first]), page(300, [second]))).toEqual([]);
});

it('tells a calculation that a person cancelled from one that failed', () => {
  const running = exampleDossier({ id: 'a', name: 'A', calculationStatus: 'Submitted' });
  const failed = { ...running, calculationStatus: 'Failed' as const };
  expect(endedSince([running], [{ ...failed, statusReason: cancelledBy('A. de Vries') }])).toEqual([
    { name: 'A', status: 'cancelled' },
  ]);
  expect(endedSince([running], [failed])).toEqual([{ name: 'A', status: 'Failed' }]);
});

it('names the dossiers that are calculated again', () => {
  const failed = exampleDossier({ id: 'a', name: 'A', calculationStatus: 'Failed' });
  const running = exampleDossier({ id: 'b', name: 'B', calculationStatus: 'Submitted' });
  expect(startedSince([failed, running], [{ ...failed, calculationStatus: 'Submitted' }, running])).toEqual(['A']);
});

it('says nothing of dossiers that were not there before', () => {
  expect(endedSince([], [exampleDossier()])).toEqual([]);
});
