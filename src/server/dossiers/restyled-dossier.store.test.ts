import { describe, expect, it } from 'vitest';
import type { KeyFigures } from '#api/key-figures.ts';
import { statusReasons } from '#api/status-reasons.ts';
import type { Calculation } from '#server/dossiers/calculation.ts';
import { cancelDossier } from '#server/dossiers/claim-store.ts';
import { startedRound } from '#server/dossiers/round-store.ts';
import { dossierFile } from '#server/dossiers/store.ts';
import { databaseKinds } from '#test/database.ts';
import { exampleKeyFigures } from '#test/fixtures/key-figures.ts';
import { dossierSituation } from '#test/server/dossier-situation.ts';

const untouched = new AbortController().signal;

const otherFigures: KeyFigures = { ...exampleKeyFigures, choice: 'allForbidden' };
const again: Calculation = () => {
  const file = Buffer.from('nieuw');
  return Promise.resolve({
    outcome: 'finished',
    output: file,
    report: file,
    further: [
      { kind: 'advice', bytes: file },
      { kind: 'withoutPeople', bytes: file },
    ],
    participantCount: 1,
    summary: [],
    keyFigures: otherFigures,
    toDo: [],
    contractEnd: null,
    warnings: [],
    screenResult: file,
    statutoryEffects: file,
    effectsBasis: null,
    figuresKey: 'nieuw',
    whatIfInput: file,
    participantNumbers: file,
  });
};
const broken: Calculation = () => Promise.reject(new Error('broken'));
const refusing =
  (mustErase: boolean): Calculation =>
  () =>
    Promise.resolve({
      outcome: 'findings',
      errorWorkbook: Buffer.from('fouten'),
      findings: [],
      unreadable: false,
      mustErase,
    });

describe.each(databaseKinds)('a finished dossier that is made again in another style on $name', ({ use }) => {
  const open = use();

  async function finished() {
    const made = await dossierSituation(await open(), {}, () => Promise.resolve());
    const id = await made.submit();
    await made.calculate();
    const restyle = () => made.database.as(made.person, (tx) => startedRound(tx, made.organisationId, id, 'Finished'));
    const hasInput = async () =>
      (await made.database.as(made.person, (tx) => dossierFile(tx, made.organisationId, id, 'inputFile'))) !== null;
    return { ...made, id, restyle, hasInput };
  }

  it('has new files in the place of the old ones', async () => {
    const { calculate, restyle, shown, figuresOf, filesOf, id } = await finished();
    expect(await figuresOf(id)).toEqual(exampleKeyFigures);
    expect(await restyle()).toBe(2);
    expect((await shown(id)).status).toBe('Submitted');
    await calculate(untouched, again);
    expect((await shown(id)).status).toBe('Finished');
    expect(await filesOf()).toEqual([
      ['adviceFile', 'nieuw'],
      ['outputFile', 'nieuw'],
      ['reportFile', 'nieuw'],
      ['withoutPeopleFile', 'nieuw'],
    ]);
    expect(await figuresOf(id)).toEqual(otherFigures);
  });

  it('is finished as before when that fails or is cancelled, with its old files', async () => {
    const { calculate, restyle, shown, filesOf, id, database, person, organisationId } = await finished();
    const before = await filesOf();
    await restyle();
    await expect(calculate(untouched, broken)).rejects.toThrow();
    await expect(calculate(untouched, broken)).rejects.toThrow();
    await calculate(untouched, broken);
    const reason = 'Het opnieuw opmaken is niet gelukt; de vorige bestanden zijn er nog.';
    expect(await shown(id)).toMatchObject({ status: 'Finished', reason });
    expect(await restyle()).toBe(3);
    await database.as(person, (tx) => cancelDossier(tx, organisationId, id, 'Geannuleerd.'));
    expect(await shown(id)).toMatchObject({ status: 'Finished', reason });
    expect(await filesOf()).toEqual(before);
  });

  it.each([
    ['does not pass the checks of a later version', false],
    ['turns out to hold BSNs, which go', true],
  ])('is finished as before, with its old files and figures, when its input %s', async (_why, mustErase) => {
    const { calculate, restyle, shown, figuresOf, filesOf, hasInput, id } = await finished();
    const before = await filesOf();
    await restyle();
    await calculate(untouched, refusing(mustErase));
    expect(await shown(id)).toEqual({ status: 'Finished', reason: statusReasons.restyleFailed, findings: null });
    expect(await filesOf()).toEqual(before);
    expect(await figuresOf(id)).toEqual(exampleKeyFigures);
    expect(await hasInput()).toBe(!mustErase);
  });

  it('is not begun twice, nor for a dossier that is not finished', async () => {
    const { restyle, submit, database, person, organisationId } = await finished();
    expect(await Promise.all([restyle(), restyle()])).toContain(null);
    const waiting = await submit();
    expect(await database.as(person, (tx) => startedRound(tx, organisationId, waiting, 'Finished'))).toBeNull();
  });
});
