import { expect, it } from 'vitest';
import { operateRequest } from '#server/commands/operate-request.ts';
import { UsageError } from '#server/platform/errors/command-error.ts';

const id = '11111111-1111-4111-8111-111111111111';

it.each([
  [['jobs'], { does: 'jobs' }],
  [['retry', '--dossier', id], { does: 'retry', dossierId: id }],
  [['sessions'], { does: 'sessions', end: null }],
  [
    ['quota', '--organisation', ' Kantoor ', '--open-dossiers', '5'],
    { does: 'quota', organisation: 'Kantoor', limits: { openDossiers: 5 } },
  ],
  [['organisation'], { does: 'organisation', change: null }],
])('%j is understood', (words, request) => {
  expect(operateRequest(words)).toEqual(request);
});

it.each([
  [[], 'Geef een opdracht.'],
  [['toString'], 'Onbekende opdracht: toString.'],
  [['retry'], 'Geef --dossier met het id'],
  [['cancel', '--dossier', '5'], 'Geef --dossier met het id'],
  [['jobs', '--dossier', id], 'Bij jobs hoort niet: dossier.'],
  [['quota'], 'Geef --organisation'],
  [['quota', '--organisation', 'A', '--uploads', '0'], '--uploads moet een geheel getal van 1'],
  [['organisation', '--organisation', 'A'], 'Geef één van --activate en --deactivate.'],
  [['move', 'postgres://geheim'], 'Bij move hoort niet'],
  [['jobs', '--onzin'], 'Een optie is onbekend'],
])('%j is refused with what is wrong', (words, why) => {
  expect(() => operateRequest(words)).toThrow(UsageError);
  expect(() => operateRequest(words)).toThrow(why);
});
