import {
  isAdviser,
  isOwn,
  isProvider,
  isSigningIn,
  policy,
  type TableRules,
} from '#server/platform/database/row-policies.ts';

/** How many months what was done is kept in the log: the database lets nothing younger be deleted. */
export const auditMonths = 24;

const isPastTerm = (moment: string) =>
  `app_actor() = 'operator' and ${moment} < now() - interval '${auditMonths} months'`;

/** What is written stays as it is until its term is over, but for the names of an employer that was erased. */
export const auditRules: TableRules = {
  policies: [
    policy('seen', 'select', `(${isOwn} and app_actor() in ('adviser', 'provider')) or app_actor() = 'operator'`),
    // It counts the uploads of the last minute.
    policy('seen_by_worker', 'select', `${isOwn} and app_actor() = 'worker' and action = 'dossier uploaded'`),
    policy('made', 'insert', `${isOwn} or ${isSigningIn}`),
    policy('seen_by_provider', 'select', isProvider),
    policy('made_by_provider', 'insert', isProvider),
    policy('past_term', 'delete', isPastTerm('happened_on')),
    {
      name: 'forgotten',
      command: 'update',
      using: `${isAdviser} and client_id is not null and not exists (select from client
          where client.organisation_id = audit_entry.organisation_id and client.id = audit_entry.client_id)`,
      check: `object_name = 'gewist' and (holder_id is not null or holder_name = 'gewist')`,
    },
  ],
  granted: ['select', 'insert', 'delete', { update: ['object_name', 'holder_id', 'holder_name', 'address'] }],
};

/** Links stay as they were made, but for the salt of names that were erased, and those of entries that are past their term. */
export const auditSealRules: TableRules = {
  policies: [
    policy('seen', 'select', `(${isAdviser}) or app_actor() = 'operator'`),
    policy('past_term', 'delete', isPastTerm('sealed_on')),
    {
      name: 'begun',
      command: 'update',
      using: isPastTerm('sealed_on'),
      check: `app_actor() = 'operator' and is_start`,
    },
    policy('made', 'insert', `app_actor() = 'operator'`),
    { name: 'forgotten', command: 'update', using: isAdviser, check: `${isAdviser} and names_salt is null` },
  ],
  granted: ['select', 'insert', 'delete', { update: ['names_salt', 'is_start'] }],
};
