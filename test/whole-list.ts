import type { DossierDocument } from '#api/dossiers.ts';
import { asTheyCame, listedDossiers } from '#server/dossiers/listed-store.ts';
import { documentsOf } from '#server/dossiers/store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** All dossiers of a client in one transaction, in the order in which they came. */
export const dossiers = async (
  tx: Tx,
  organisationId: string,
  clientId: string,
  { archived }: { readonly archived: boolean },
): Promise<DossierDocument[]> =>
  documentsOf(tx, organisationId, await listedDossiers(tx, { organisationId, clientId, archived, order: asTheyCame }));
