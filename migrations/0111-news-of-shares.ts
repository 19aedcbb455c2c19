import { sql, type Kysely } from 'kysely';

/** A list tells on which day the employer opened what is shared, what he decided, and which colleague works on a dossier: it is another when these are. */
const lists = [
  `create trigger follow_opened after update of opened_on, decided on share for each row
    when ((old.opened_on at time zone 'Europe/Amsterdam')::date is distinct from
      (new.opened_on at time zone 'Europe/Amsterdam')::date or old.decided is distinct from new.decided)
    execute function follow_share()`,
  `create trigger follow_worker after insert or update of worker on dossier_note
    for each row execute function follow_files()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of lists) await sql.raw(statement).execute(db);
}
