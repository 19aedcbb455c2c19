import {
  everything,
  isAdviser,
  isProvider,
  isSigningIn,
  isWorker,
  policy,
  readAndWritten,
  type RowPolicy,
  type TableRules,
} from '#server/platform/database/row-policies.ts';

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

/** Who has access, by what, and who is signed in. */
export const accessRules = {
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
} satisfies Readonly<Record<string, TableRules>>;
