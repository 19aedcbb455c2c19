import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { rowRules } from '#server/platform/database/row-rules.ts';
import type { RowPolicy, TableRules } from '#server/platform/database/row-policies.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/**
 * Makes the application's role when the server does not know it: roles are no part of a dump, and the name has that of
 * the database in it. Goes before the migrations, which grant to it.
 */
export async function makeRole(db: Kysely<Tables>, role: string): Promise<void> {
  await oneAtATime(db, async (tx) => {
    const { rows } = await sql<{ isMember: boolean }>`
      select pg_has_role(current_user, oid, 'member') as "isMember" from pg_roles where rolname = ${role}`.execute(tx);
    const [known] = rows;
    if (known === undefined) await sql`create role ${sql.id(role)} nologin nosuperuser nobypassrls`.execute(tx);
    // An owner without superuser rights may switch to a role only as a member of it.
    if (known?.isMember !== true) await sql`grant ${sql.id(role)} to current_user`.execute(tx);
  });
}

/** Sees to it that the rules of `rowRules` hold, all of them and no others. Changes nothing where they do. */
export async function secureRows(db: Kysely<Tables>, role: string): Promise<void> {
  if (await hasSecureRows(db, role)) return;
  await oneAtATime(db, async (tx) => {
    if (await hasSecureRows(tx, role)) return;
    await sql`grant usage on schema public to ${sql.id(role)}`.execute(tx);
    for (const [table, rules] of Object.entries(rowRules)) await secureTable(tx, role, table, rules);
  });
}

/** Whether the rules of this version hold, all of them and no others. */
export async function hasSecureRows(db: Kysely<Tables>, role: string): Promise<boolean> {
  const [found, wanted] = [await foundState(db, role), wantedState(role)];
  return found.size === wanted.size && [...wanted].every((line) => found.has(line));
}

/** Processes that start together take turns: PostgreSQL refuses to change rights twice at a time. */
async function oneAtATime(db: Kysely<Tables>, work: (tx: Kysely<Tables>) => Promise<void>): Promise<void> {
  const locked = async (tx: Kysely<Tables>) => {
    await sql`select pg_advisory_xact_lock(hashtext('evenwicht: row-level security'))`.execute(tx);
    await work(tx);
  };
  await (db.isTransaction ? locked(db) : db.transaction().execute(locked));
}

async function secureTable(tx: Kysely<Tables>, role: string, table: string, rules: TableRules): Promise<void> {
  const name = sql.table(table);
  await sql`alter table ${name} enable row level security`.execute(tx);
  await sql`alter table ${name} force row level security`.execute(tx);
  const { rows } = await sql<{ name: string }>`
    select polname as name from pg_policy where polrelid = ${`public.${table}`}::regclass`.execute(tx);
  for (const left of rows) await sql`drop policy ${sql.id(left.name)} on ${name}`.execute(tx);
  for (const policy of rules.policies) {
    const using = policy.using === undefined ? sql`` : sql`using (${sql.raw(policy.using)})`;
    const check = policy.check === undefined ? sql`` : sql`with check (${sql.raw(policy.check)})`;
    await sql`create policy ${sql.id(policy.name)} on ${name} for ${sql.raw(policy.command)} to ${sql.id(role)}
      ${using} ${check}`.execute(tx);
    await sql`comment on policy ${sql.id(policy.name)} on ${name} is ${sql.lit(markOf(policy))}`.execute(tx);
  }
  await sql`revoke all on ${name} from ${sql.id(role)}`.execute(tx);
  for (const granted of rules.granted) {
    const right =
      typeof granted === 'string' ? sql.raw(granted) : sql`update (${sql.join(granted.update.map((c) => sql.id(c)))})`;
    await sql`grant ${right} on ${name} to ${sql.id(role)}`.execute(tx);
  }
}

/** Written beside a policy: PostgreSQL tells its rule in its own words, which differ between versions. */
function markOf({ using, check }: RowPolicy): string {
  return createHash('sha256')
    .update(JSON.stringify([using ?? null, check ?? null]))
    .digest('hex');
}

/** The rules as lines, to be compared with those of the database. */
function wantedState(role: string): Set<string> {
  const lines = ['schema'];
  for (const [table, { policies, granted }] of Object.entries(rowRules)) {
    lines.push(`forced ${table}`);
    for (const policy of policies)
      lines.push(`policy ${table} ${policy.name} ${policy.command} ${role} ${markOf(policy)}`);
    for (const right of granted) {
      if (typeof right === 'string') lines.push(`right ${table} ${right}`);
      else for (const column of right.update) lines.push(`right ${table}.${column} update`);
    }
  }
  return new Set(lines);
}

async function foundState(db: Kysely<Tables>, role: string): Promise<Set<string>> {
  const tables = Object.keys(rowRules);
  const { rows } = await sql<{ line: string }>`
    with ours as (select oid, relname, relacl, relrowsecurity and relforcerowsecurity as forced from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any(${tables}::text[]))
    select 'schema' as line from pg_roles
      where rolname = ${role} and has_schema_privilege(oid, 'public', 'usage')
    union all select 'forced ' || relname from ours where forced
    union all select 'policy ' || relname || ' ' || polname || ' '
        || case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete'
          else 'all' end || ' '
        || array_to_string(array(select coalesce(rolname, 'public') from unnest(polroles) as of_role
          left join pg_roles on pg_roles.oid = of_role), ',') || ' '
        || coalesce(obj_description(pg_policy.oid, 'pg_policy'), '')
      from pg_policy join ours on ours.oid = polrelid
    union all select 'right ' || relname || ' ' || lower(privilege_type)
      from ours cross join aclexplode(relacl) join pg_roles on pg_roles.oid = grantee where rolname = ${role}
    union all select 'right ' || relname || '.' || attname || ' ' || lower(privilege_type)
      from ours join pg_attribute on attrelid = ours.oid cross join aclexplode(attacl)
      join pg_roles on pg_roles.oid = grantee where rolname = ${role}`.execute(db);
  return new Set(rows.map(({ line }) => line));
}
