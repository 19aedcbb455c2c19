import { describe, expect, it } from 'vitest';
import { statusReasons } from '#api/status-reasons.ts';
import { insertDecision } from '#server/dossiers/decision-store.ts';
import { dossier } from '#server/dossiers/store.ts';
import { startedRestyles } from '#server/dossiers/restyle-store.ts';
import { startedDecisionRound, startedRound } from '#server/dossiers/round-store.ts';
import { insertVariant, startedVariantRound } from '#server/dossiers/variant-store.ts';
import { storeVariant } from '#server/dossiers/variants/variant-turn-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { databaseKinds } from '#test/database.ts';
import { decidedExample } from '#test/fixtures/decision.ts';
import { dossierSituation } from '#test/server/dossier-situation.ts';
import { scriptedVariant } from '#test/server/scripted-calculation.ts';

const untouched = new AbortController().signal;

describe.each(databaseKinds)('workbook and report with variants on $name', ({ use }) => {
  const open = use();

  /** A calculated dossier with two variants and a decision. */
  async function situation() {
    const made = await dossierSituation(await open(), {}, () => Promise.resolve());
    const { database, person, organisationId, clientId } = made;
    const id = await made.submit();
    await made.calculate();
    const kept = async (name: string) => {
      const added = { organisationId, dossierId: id, name, madeBy: 'A. de Wit', choices: { wageGrowth: 0.03 } };
      const variantId = await database.as(person, (tx) => insertVariant(tx, added));
      const style = { name: 'Kantoor', primary: '0F4C5C', accent: 'B4540A', contactLine: '', logo: null };
      const options = { choices: added.choices, houseStyle: style, signal: untouched };
      const processed = await scriptedVariant(new Uint8Array(), options);
      const { choices } = added;
      const claim = {
        organisationId,
        dossierId: id,
        variantId,
        round: 1,
        claim: 0,
        faults: 0,
        isLarge: false,
        choices,
      };
      await database.as(person, (tx) => storeVariant(tx, claim, processed));
      return variantId;
    };
    const [first, second] = [await kept('Eerste'), await kept('Tweede')];
    await database.as(person, (tx) => insertDecision(tx, { ...decidedExample, organisationId, dossierId: id }));
    /** Makes the files again, with these variants or with those that they have. */
    const again = async (variants?: readonly string[], finalBy?: string | null) => {
      const asked = { ...(variants && { variants }), ...(finalBy !== undefined && { finalBy }) };
      expect(await database.as(person, (tx) => startedRound(tx, organisationId, id, 'Finished', asked))).not.toBeNull();
      await made.calculate();
    };
    const report = async () => Object.fromEntries(await made.filesOf())['reportFile'];
    const count = async () =>
      (await database.as(person, (tx) => dossier(tx, organisationId, clientId, id)))?.reportVariants;
    const place = (variantId: string) => ({ organisationId, dossierId: id, variantId });
    return { ...made, id, first, second, again, report, count, place };
  }

  it('have those that were asked for, in that order, with what was decided, and keep them in another style', async () => {
    const { first, second, again, report, count, database, person, organisationId, calculate } = await situation();
    expect([await report(), await count()]).toEqual(['report', 0]);
    await again([second, first]);
    expect([await report(), await count()]).toEqual(['report, Tweede and Eerste, 1 decided', 2]);
    await again();
    expect([await report(), await count()]).toEqual(['report, Tweede and Eerste, 1 decided', 2]);
    await database.as(person, (tx) => startedRestyles(tx, organisationId, 'another style'));
    await calculate();
    expect([await report(), await count()]).toEqual(['report, Tweede and Eerste, 1 decided', 2]);
    await again([]);
    expect([await report(), await count()]).toEqual(['report, , 1 decided', 0]);
  });

  it('stay as they were, and say so, when a variant has gone or is calculated again', async () => {
    const { first, second, again, report, count, shown, id, database, person, place } = await situation();
    await again([first]);
    await database.as(person, (tx) => startedVariantRound(tx, place(second)));
    await again([first, second]);
    const kept = { status: 'Finished', reason: statusReasons.variantsUnusable };
    expect(await shown(id)).toMatchObject(kept);
    expect([await report(), await count()]).toEqual(['report, Eerste, 1 decided', 1]);
    await database.as(person, (tx) => tx.deleteFrom('variant').where('id', '=', place(first).variantId).execute());
    await again();
    expect(await shown(id)).toMatchObject(kept);
    expect([await report(), await count()]).toEqual(['report, Eerste, 1 decided', 1]);
    await again([]);
    expect(await shown(id)).toMatchObject({ status: 'Finished', reason: null });
    expect([await report(), await count()]).toEqual(['report, , 1 decided', 0]);
  });

  it('have what was decided by the moment that they were marked final, and nothing later', async () => {
    const { again, report, id, database, person, organisationId } = await situation();
    const decide = () =>
      database.as(person, (tx) => insertDecision(tx, { ...decidedExample, organisationId, dossierId: id }));
    const decidedRound = () => database.as(person, (tx) => startedDecisionRound(tx, organisationId, id));
    await again([], 'A. de Wit');
    await decide();
    expect(await decidedRound()).toBeNull();
    await again();
    expect(await report()).toBe('report, , 1 decided, final by A. de Wit');
    await again([], null);
    expect(await report()).toBe('report, , 2 decided');
  });

  it('are begun anew by what is decided while they are being made', async () => {
    const { first, report, count, id, database, person, organisationId, calculate } = await situation();
    const started = <T>(round: (tx: Tx) => Promise<T>) => database.as(person, round);
    await started((tx) => startedRound(tx, organisationId, id, 'Finished', { variants: [first] }));
    const whileMaking = async (): Promise<never> => {
      await started((tx) => insertDecision(tx, { ...decidedExample, organisationId, dossierId: id }));
      expect(await started((tx) => startedDecisionRound(tx, organisationId, id))).not.toBeNull();
      throw new Error('its result is left out');
    };
    await calculate(untouched, whileMaking).catch(() => {});
    await calculate();
    expect([await report(), await count()]).toEqual(['report, Eerste, 2 decided', 1]);
  });

  it('stay as they were when making them fails', async () => {
    const { first, second, again, report, count, shown, id, database, person, organisationId, calculate } =
      await situation();
    await again([first]);
    await database.as(person, (tx) => startedRound(tx, organisationId, id, 'Finished', { variants: [second] }));
    for (const _ of [1, 2, 3]) await calculate(untouched, () => Promise.reject(new Error('broken'))).catch(() => {});
    expect(await shown(id)).toMatchObject({ status: 'Finished', reason: statusReasons.restyleFailed });
    expect([await report(), await count()]).toEqual(['report, Eerste, 1 decided', 1]);
    await again();
    expect(await report()).toBe('report, Eerste, 1 decided');
  });
});
