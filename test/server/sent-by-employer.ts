import type { Database } from '#server/platform/database/database.ts';

/** As if the employers had sent all dossiers themselves, of which they see no others. */
export const sentByEmployers = async ({ kysely }: Pick<Database, 'kysely'>): Promise<void> => {
  await kysely.updateTable('dossier').set({ sent_by_employer: true }).execute();
};
