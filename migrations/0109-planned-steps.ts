import { sql, type Kysely } from 'kysely';

/** What is to be done with a dossier, as its calculation found it: by day, for the start page. */
const plannedSteps = [
  `create table planned_step (
    organisation_id uuid not null,
    dossier_id uuid not null,
    place smallint not null,
    step text not null,
    day date not null,
    who text[] not null,
    is_ticked boolean not null,
    primary key (organisation_id, dossier_id, place),
    foreign key (organisation_id, dossier_id) references dossier (organisation_id, id) on delete cascade
  )`,
  `create index planned_step_by_day on planned_step (organisation_id, day, dossier_id, place)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of plannedSteps) await sql.raw(statement).execute(db);
}
