import { auditRules, auditSealRules } from '#server/platform/database/audit-rules.ts';
import {
  isAdviser,
  isOwn,
  isProvider,
  isSigningIn,
  policy,
  readAndWritten,
  type RowPolicy,
  type TableRules,
} from '#server/platform/database/row-policies.ts';
import type { Tables } from '#server/platform/database/tables.ts';

const isWorker = `${isOwn} and app_actor() = 'worker'`;
const isDispatcher = `app_actor() = 'dispatcher'`;
/** Who keeps the files of the central bank: on the page, or on the command line. */
const isCentralBankKeeper = `app_actor() in ('provider', 'operator')`;
const isOfEmployer = (client: string): string => `${isOwn}
  and (app_actor() in ('adviser', 'worker') or (app_actor() = 'employer' and ${client} = app_client()))`;

/** An adviser manages the advisers of the own organisation and the holders of its employers. */
const isAdvisersHolder = `${isAdviser} and role in ('adviser', 'employer')`;

/** A colleague is made only of an invitation of the provider. */
const isMadeByAdviser = `${isAdviser} and (role = 'employer' or (role = 'adviser' and exists (select from invitation
  where invitation.organisation_id = holder.organisation_id and lower(invitation.name) = lower(holder.name))))`;

/** The provider makes the first adviser of an organisation; there is nothing to see yet. */
const isFirstAdviser = `${isProvider} and role = 'adviser' and not exists (select from holder as colleague
  where colleague.organisation_id = holder.organisation_id and colleague.role = 'adviser')`;

/** The provider neither sees nor changes the people of employers. */
const isProvidersHolder = `${isProvider} and role <> 'employer'`;

/** Whoever sees a holder manages its codes: the policies of that table decide. */
const ofSeenHolder = `exists (select from holder
  where holder.organisation_id = access_code.organisation_id and holder.id = access_code.holder_id)`;
const isOfSeenHolder = `app_actor() in ('provider', 'adviser') and ${ofSeenHolder}`;

const everything = ['select', 'insert', 'update', 'delete'] as const;

/** An adviser sees and ends the sessions of the own organisation. */
const endedByAdviser = [
  policy('seen_by_adviser', 'select', isAdviser),
  policy('ended_by_adviser', 'update', isAdviser),
];

/** Whoever manages the codes of a holder sees that there is a second factor, and takes it away when it is lost. */
const ofFactor = (table: string, more: readonly RowPolicy[] = []): TableRules => {
  const isManaged = `app_actor() in ('provider', 'adviser') and exists (select from holder
  where holder.organisation_id = ${table}.organisation_id and holder.id = ${table}.holder_id)`;
  const lost = [policy('seen_with_holder', 'select', isManaged), policy('reset_with_holder', 'delete', isManaged)];
  return { policies: [...readAndWritten(isSigningIn), ...lost, ...more], granted: everything };
};

/** A code of the provider comes in the transaction that makes its holder, and never after that. */
const isOfFirstAdviser = `${isProvider} and exists (select from holder
  where holder.organisation_id = access_code.organisation_id and holder.id = access_code.holder_id
    and holder.role = 'adviser' and holder.created_on = now())`;

/** What belongs to a dossier is seen with it: the policies of that table decide. */
const withDossier = (table: string): string => `${isOwn} and exists (select from dossier
      where dossier.organisation_id = ${table}.organisation_id and dossier.id = ${table}.dossier_id)`;

const rulesOfTables: { readonly [Table in keyof Tables]: TableRules } = {
  organisation: {
    policies: [
      ...readAndWritten(`${isOwn} or ${isSigningIn}`, `app_actor() = 'operator'`),
      policy('seen_by_provider', 'select', isProvider),
      policy('made_by_provider', 'insert', isProvider),
      policy('changed_by_provider', 'update', isProvider),
    ],
    granted: ['select', 'insert', 'update'],
  },
  // The first file or second factor of an organisation makes its key; the operator alone seals it with another master key, or destroys it.
  organisation_key: {
    policies: [
      policy('seen', 'select', `(${isOwn} and app_actor() in ('adviser', 'employer', 'worker')) or ${isSigningIn}`),
      policy(
        'made',
        'insert',
        `(${isOwn} and app_actor() in ('adviser', 'employer', 'worker')) or app_actor() = 'gate'`,
      ),
      policy('changed', 'update', `app_actor() = 'operator'`),
      policy('deleted', 'delete', `app_actor() = 'operator'`),
    ],
    granted: ['select', 'insert', { update: ['master_key_id', 'sealed_key'] }, 'delete'],
  },
  client: { policies: readAndWritten(isOfEmployer('id'), isAdviser), granted: everything },
  holder: {
    policies: [
      ...readAndWritten(isSigningIn),
      policy('seen_by_provider', 'select', isProvidersHolder),
      policy('made_by_provider', 'insert', isFirstAdviser),
      policy('changed_by_provider', 'update', isProvidersHolder),
      policy('seen_by_adviser', 'select', isAdvisersHolder),
      policy('made_by_adviser', 'insert', isMadeByAdviser),
      policy('changed_by_adviser', 'update', isAdvisersHolder),
    ],
    granted: ['select', 'insert', { update: ['token_version', 'notices_seen_on'] }],
  },
  access_code: {
    policies: [
      ...readAndWritten(isSigningIn),
      policy('seen_with_holder', 'select', isOfSeenHolder),
      policy('made_by_adviser', 'insert', `app_actor() = 'adviser' and ${ofSeenHolder}`),
      policy('made_by_provider', 'insert', isOfFirstAdviser),
      policy('changed_by_adviser', 'update', `app_actor() = 'adviser' and ${ofSeenHolder}`),
      {
        // Nothing that the provider changes makes a code valid (again).
        name: 'ended_by_provider',
        command: 'update',
        using: `${isProvider} and ${ofSeenHolder}`,
        check: `${isProvider} and ${ofSeenHolder} and revoked_on is not null`,
      },
    ],
    // Whose a code is, what opens it and who issued it stay as they were made.
    granted: ['select', 'insert', { update: ['expires_on', 'last_used_on', 'revoked_on'] }],
  },
  // Nobody but who recognises its holder: not even who issued the access code that it is for.
  own_code: { policies: readAndWritten(isSigningIn), granted: ['select', 'insert', 'update'] },
  invitation: {
    policies: [
      policy('seen', 'select', `${isProvider} or (${isAdviser})`),
      policy('made', 'insert', isProvider),
      policy('deleted', 'delete', `${isProvider} or (${isAdviser})`),
    ],
    granted: ['select', 'insert', 'delete'],
  },
  handoff: { policies: readAndWritten(isSigningIn), granted: everything },
  session: { policies: [...readAndWritten(isSigningIn), ...endedByAdviser], granted: everything },
  second_factor: ofFactor('second_factor', [
    // Seals one of before.
    policy('seen_by_worker', 'select', isWorker),
    policy('sealed_by_worker', 'update', isWorker),
  ]),
  recovery_code: ofFactor('recovery_code'),
  sign_in_rules: {
    policies: readAndWritten(`(${isSigningIn}) or (${isAdviser})`, isAdviser),
    granted: ['select', 'insert', 'update'],
  },
  dossier: {
    policies: [
      ...readAndWritten(isOfEmployer('client_id')),
      // It picks whose turn it is, and sees no file or employer.
      policy('seen_by_dispatcher', 'select', `${isDispatcher} and status = 'Submitted'`),
    ],
    granted: everything,
  },
  // Whoever changes a dossier changes its list.
  dossier_list: { policies: readAndWritten(isOfEmployer('client_id')), granted: ['select', 'insert', 'update'] },
  turn: { policies: readAndWritten(isDispatcher), granted: ['select', 'insert', 'update'] },
  dossier_file: { policies: readAndWritten(withDossier('dossier_file')), granted: everything },
  // Written once: nobody changes or deletes one but with its dossier.
  decision: {
    policies: [policy('seen', 'select', withDossier('decision')), policy('made', 'insert', withDossier('decision'))],
    granted: ['select', 'insert'],
  },
  variant: {
    policies: [
      ...readAndWritten(withDossier('variant')),
      // As of a dossier.
      policy('seen_by_dispatcher', 'select', `${isDispatcher} and status = 'Submitted'`),
    ],
    granted: everything,
  },
  variant_turn: { policies: readAndWritten(isDispatcher), granted: ['select', 'insert', 'update'] },
  audit_entry: auditRules,
  audit_seal: auditSealRules,
  house_style: houseStyleRules(),
  logo: houseStyleRules(),
  office_standards: {
    // A template that an employer downloads is filled with them too; what held before stays as it was.
    policies: [
      policy('seen', 'select', `${isOwn} and app_actor() in ('adviser', 'employer')`),
      policy('made', 'insert', isAdviser),
    ],
    granted: ['select', 'insert'],
  },
  participant_source: { policies: readAndWritten(isAdviser), granted: everything },
  retention: {
    // An employer's list says when files go.
    policies: readAndWritten(`${isOwn} and app_actor() in ('adviser', 'employer', 'worker')`, isAdviser),
    granted: ['select', 'insert', 'update'],
  },
  contact_message: {
    policies: [
      ...readAndWritten(`${isProvider} or (app_actor() = 'worker' and ${isOwn})`),
      policy('sent', 'insert', `${isOwn} and app_actor() in ('adviser', 'employer')`),
    ],
    granted: everything,
  },
  central_bank_file: {
    policies: [
      policy('seen', 'select', `app_actor() in ('provider', 'operator', 'adviser', 'employer', 'worker')`),
      policy('made', 'insert', isCentralBankKeeper),
      policy('withdrawn', 'update', isCentralBankKeeper),
      policy(
        'deleted',
        'delete',
        `${isCentralBankKeeper} and not exists (select from used_central_bank_file
        where used_central_bank_file.file_id = central_bank_file.id)`,
      ),
    ],
    granted: ['select', 'insert', { update: ['withdrawn_on', 'withdrawn_by'] }, 'delete'],
  },
  // Goes with its file.
  central_bank_block: {
    policies: [
      policy('seen', 'select', `app_actor() in ('provider', 'operator', 'worker')`),
      policy('made', 'insert', isCentralBankKeeper),
    ],
    granted: ['select', 'insert'],
  },
  used_central_bank_file: {
    policies: [
      policy('seen', 'select', withDossier('used_central_bank_file')),
      // To count them: a number is all that is told.
      policy('counted', 'select', isCentralBankKeeper),
      policy('made', 'insert', `${isOwn} and app_actor() = 'worker'`),
      policy('deleted', 'delete', `${isOwn} and app_actor() = 'worker'`),
    ],
    granted: ['select', 'insert', 'delete'],
  },
  watched_clock: { policies: readAndWritten(`app_actor() = 'operator'`), granted: ['select', 'insert', 'update'] },
};

/** A backup is of every row, whoever it belongs to. */
const backedUp = policy('backed_up', 'select', `app_actor() = 'backup'`);

/** Tables of which lists are made, with thousands of rows. */
const longTables: ReadonlySet<string> = new Set(['client', 'dossier'] satisfies (keyof Tables)[]);

/** Who acts is asked once for a statement: asked for each row, counting 10,000 of them took twice as long. */
function askedOnce(asked: RowPolicy): RowPolicy {
  const once = (rows: string) => rows.replaceAll(/\bapp_(?:actor|organisation|client)\(\)/g, '(select $&)');
  const { using, check } = asked;
  return {
    ...asked,
    ...(using === undefined ? {} : { using: once(using) }),
    ...(check === undefined ? {} : { check: once(check) }),
  };
}

/**
 * The rules of every table, in one place, each table after those that it refers to. Migrations make the tables, each start sees to it that these rules hold. A dump
 * that was restored under another name, or on a server without the role, has lost them.
 */
export const rowRules: Readonly<Record<string, TableRules>> = Object.fromEntries(
  Object.entries(rulesOfTables).map(([table, { policies, granted }]) => [
    table,
    { policies: longTables.has(table) ? policies.concat(backedUp).map(askedOnce) : policies.concat(backedUp), granted },
  ]),
);

function houseStyleRules(): TableRules {
  return {
    policies: readAndWritten(`${isOwn} and app_actor() in ('adviser', 'worker')`, isAdviser),
    granted: everything,
  };
}
