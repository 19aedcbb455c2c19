import { expect, it } from 'vitest';
import { exampleDossier } from '#test/web/example-dossier.ts';
import { addedSince, endedSince } from '#web/features/dossiers/list-news.ts';

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
  expect(addedSince([first], [first, exampleDossier({ id: 'b', name: 'B' })])).toEqual(['B']);
});

it('says nothing of dossiers that were not there before', () => {
  expect(endedSince([], [exampleDossier()])).toEqual([]);
});
