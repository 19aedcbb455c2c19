import { noteAct, type RecordAct } from '#server/platform/audit-trail.ts';

export const recordAct: RecordAct = async (tx, who, action, subject) => {
  await tx
    .insertInto('audit_entry')
    .values({
      organisation_id: who.organisationId,
      action,
      holder_id: who.holderId,
      holder_name: who.holderName,
      client_id: subject.clientId ?? who.clientId ?? null,
      dossier_id: subject.dossierId ?? null,
      object_name: subject.name,
      address: who.address,
    })
    .execute();
  noteAct(tx, action);
};
