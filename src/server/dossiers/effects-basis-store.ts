import type { OfferedFiles } from '#api/central-bank-files.ts';
import type { DossierDocument } from '#api/dossiers.ts';
import { effectsBasisSchema, newerBasis } from '#api/newer-basis.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** Where something newer is offered than what the effects of rows stand on: one question for all of them, none where no row has effects. */
export async function newerThan(
  tx: Tx,
  rows: readonly { readonly effectsBasis: unknown }[],
): Promise<(effectsBasis: unknown) => DossierDocument['newerBasis']> {
  const offered = rows.some(({ effectsBasis }) => effectsBasis !== null) ? await offeredFiles(tx) : null;
  return (effectsBasis) => {
    const basis = effectsBasisSchema.safeParse(effectsBasis).data;
    if (offered === null || basis === undefined) return null;
    const { curve, set } = newerBasis(basis, offered);
    if (curve !== null && set !== null) return 'both';
    if (curve !== null) return 'curve';
    return set === null ? null : 'set';
  };
}

/** What is offered, the newest first, by its day or quarter. */
async function offeredFiles(tx: Tx): Promise<OfferedFiles> {
  const rows = await tx
    .selectFrom('central_bank_file')
    .select(['kind', 'label'])
    .where('withdrawn_on', 'is', null)
    .orderBy('label', 'desc')
    .execute();
  const of = (kind: 'curve' | 'pSet') => rows.filter((row) => row.kind === kind).map(({ label }) => label);
  return {
    curves: of('curve').map((label) => ({ name: label, date: label })),
    sets: of('pSet').map((label) => ({ name: label, quarter: label })),
  };
}
