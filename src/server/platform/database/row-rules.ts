import { accessRules } from '#server/platform/database/access-rules.ts';
import { auditRules, auditSealRules } from '#server/platform/database/audit-rules.ts';
import {
  everything,
  isAdviser,
  isOwn,
  isProvider,
  isSigningIn,
  isWorker,
  policy,
  readAndWritten,
  type RowPolicy,
  type TableRules,
} from '#server/platform/database/row-policies.ts';
import type { Tables } from '#server/platform/database/tables.ts';

const isDispatcher = `app_actor() = 'dispatcher'`;
/** Who keeps the files of the central bank: on the page, or on the command line. */
const isCentralBankKeeper = `app_actor() in ('provider', 'operator')`;
const isOfEmployer = (client: string, more = ''): string => `${isOwn}
  and (app_actor() in ('adviser', 'worker') or (app_actor() = 'employer' and ${client} = app_client()${more}))`;

/** What is to be deleted is there for who undoes or ends that: a worker. */
const isStaying = (table: string): string => `(${table}.delete_on is null or app_actor() = 'worker')`;

/** An employer has the dossiers that he sent himself; what the office shares with him is a share. */
const isSent = isOfEmployer('client_id', ' and sent_by_employer');
/** He sends and deletes them as long as his adviser lets him. */
const maySend = isOfEmployer(
  'client_id',
  ` and sent_by_employer and exists (select from client
    where client.organisation_id = dossier.organisation_id and client.id = dossier.client_id and client.may_upload)`,
);

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
  client: {
    policies: [
      policy('seen', 'select', `${isOfEmployer('id')} and ${isStaying('client')}`),
      policy('made', 'insert', isAdviser),
      policy('changed', 'update', `${isOwn} and app_actor() in ('adviser', 'worker') and ${isStaying('client')}`),
      policy('deleted', 'delete', `${isAdviser} and ${isStaying('client')}`),
    ],
    granted: everything,
  },
  ...accessRules,
  dossier: {
    policies: [
      policy('seen', 'select', `${isSent} and ${isStaying('dossier')}`),
      policy('made', 'insert', maySend),
      policy('changed', 'update', `${isSent} and ${isStaying('dossier')}`),
      policy('deleted', 'delete', `${maySend} and ${isStaying('dossier')}`),
      // It picks whose turn it is, and sees no file or employer.
      policy('seen_by_dispatcher', 'select', `${isDispatcher} and status = 'Submitted'`),
    ],
    granted: everything,
  },
  // Whoever changes a dossier changes its list.
  dossier_list: {
    policies: readAndWritten(isOfEmployer('client_id', ' and of_employer')),
    granted: ['select', 'insert', 'update'],
  },
  turn: { policies: readAndWritten(isDispatcher), granted: ['select', 'insert', 'update'] },
  // Own figures of years of birth are for advisers alone, of whoever the dossier is.
  dossier_file: {
    policies: readAndWritten(`${withDossier('dossier_file')} and (type <> 'annexFile' or app_actor() <> 'employer')`),
    granted: everything,
  },
  // Written once: nobody deletes one but with its dossier, and all that changes is that an adviser took it back.
  decision: {
    policies: [
      policy('seen', 'select', withDossier('decision')),
      policy('made', 'insert', withDossier('decision')),
      policy('taken_back', 'update', `${withDossier('decision')} and ${isAdviser}`),
    ],
    granted: ['select', 'insert', { update: ['taken_back_on', 'taken_back_by'] }],
  },
  // An adviser answers for what the documents say in words.
  written_text: {
    policies: [
      policy('seen', 'select', withDossier('written_text')),
      policy('made', 'insert', `${withDossier('written_text')} and ${isAdviser}`),
      // The worker seals an earlier one.
      policy('changed', 'update', `${withDossier('written_text')} and app_actor() in ('adviser', 'worker')`),
    ],
    granted: ['select', 'insert', 'update'],
  },
  // What he thought better of is for nobody else; the oldest go.
  earlier_text: {
    policies: [
      policy('seen', 'select', `${withDossier('earlier_text')} and app_actor() in ('adviser', 'worker')`),
      policy('made', 'insert', `${withDossier('earlier_text')} and ${isAdviser}`),
      // The worker seals one of before there was a vault.
      policy('changed', 'update', `${withDossier('earlier_text')} and ${isWorker}`),
      policy('deleted', 'delete', `${withDossier('earlier_text')} and ${isAdviser}`),
    ],
    granted: everything,
  },
  dossier_note: {
    policies: [
      policy('seen', 'select', `${withDossier('dossier_note')} and ${isAdviser}`),
      policy('made', 'insert', `${withDossier('dossier_note')} and ${isAdviser}`),
      policy('changed', 'update', `${withDossier('dossier_note')} and ${isAdviser}`),
    ],
    granted: ['select', 'insert', 'update'],
  },
  // Of an employer who sent a dossier himself: what he does. What an office does for him is its own.
  planned_step: {
    policies: [
      policy(
        'seen',
        'select',
        `${withDossier('planned_step')} and (app_actor() <> 'employer' or 'employer' = any(who))`,
      ),
      policy('made', 'insert', `${withDossier('planned_step')} and ${isWorker}`),
      policy('deleted', 'delete', `${withDossier('planned_step')} and ${isWorker}`),
    ],
    granted: ['select', 'insert', 'delete'],
  },
  variant: {
    policies: [
      ...readAndWritten(`${withDossier('variant')} and ${isStaying('variant')}`),
      // As of a dossier.
      policy('seen_by_dispatcher', 'select', `${isDispatcher} and status = 'Submitted'`),
    ],
    granted: everything,
  },
  // The worker writes down that one was opened, and what was decided there.
  share: {
    policies: [
      policy('seen', 'select', `${isOfEmployer('client_id')} and ${isStaying('share')}`),
      policy('made', 'insert', isAdviser),
      policy('changed', 'update', `${isOwn} and app_actor() in ('adviser', 'worker')`),
      policy('deleted', 'delete', isAdviser),
    ],
    granted: everything,
  },
  shared_file: {
    policies: [
      policy(
        'seen',
        'select',
        `${isOwn} and exists (select from share
      where share.organisation_id = shared_file.organisation_id and share.dossier_id = shared_file.dossier_id)`,
      ),
      policy('made', 'insert', isAdviser),
      policy('deleted', 'delete', isAdviser),
    ],
    granted: ['select', 'insert', 'delete'],
  },
  sharing_notice: {
    policies: [policy('seen', 'select', isAdviser), policy('deleted', 'delete', isAdviser)],
    granted: ['select', 'delete'],
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
      policy('made', 'insert', isWorker),
      policy('deleted', 'delete', isWorker),
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
