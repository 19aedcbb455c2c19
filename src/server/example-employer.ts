import { addedClient, clients } from '#server/clients/store.ts';
import { type SubmitParts, submittedDossier } from '#server/dossiers/submit-dossier.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Tx } from '#server/platform/database/tx.ts';

const exampleEmployer = {
  mayUpload: true,
  mayDecide: false,
  name: 'De Schakel B.V. (voorbeeld)',
  kvkNumber: '',
  reference: 'VOORBEELD',
  contactName: '',
  contactEmail: '',
};

export interface ExampleFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Gives the example employer of the person's organisation, with the example dossier: what is missing of it is made. */
export async function exampleEmployerOf(
  parts: SubmitParts,
  tx: Tx,
  person: Person,
  example: ExampleFile,
): Promise<string> {
  const { organisationId } = person;
  const known = (await clients(tx, organisationId)).find(({ name }) => name === exampleEmployer.name);
  if (known !== undefined && known.dossierCount > 0) return known.id;
  const clientId = known?.id ?? (await addedClient(tx, organisationId, exampleEmployer));
  if (known === undefined)
    await parts.recordAct(tx, person, 'client created', { clientId, name: exampleEmployer.name });
  await submittedDossier(parts, tx, person, { ...example, clientId, uploadKey: null, isExample: true });
  return clientId;
}
