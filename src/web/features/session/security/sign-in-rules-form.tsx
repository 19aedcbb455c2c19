import { useQueryClient } from '@tanstack/react-query';
import { sessionLimits } from '#api/session-limits.ts';
import { type KeptSignInRules, signInRulesSchema } from '#api/sessions.ts';
import { setSignInRules, signInRulesQuery } from '#web/features/session/security/session-calls.ts';
import { useReauthentication } from '#web/ui/proof/use-reauthentication.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { useSession } from '#web/lib/session.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { OutcomeNotice, SaveButton, useSentForm } from '#web/ui/sent-form.tsx';

/** `rules`: as they hold now. */
export function SignInRulesForm({ rules }: { readonly rules: KeptSignInRules }) {
  const texts = useTexts();
  const { organisationSessions: text, formats } = texts;
  const queries = useQueryClient();
  const { confirm } = useSession();
  const { afterProof, proofWindow } = useReauthentication();
  const { idleMinutes, sessionHours, needsSecondFactor, needsOwnCode, changedOn, changedBy } = rules;
  const sent = useSentForm({
    schema: signInRulesSchema,
    defaultValues: { idleMinutes, sessionHours, needsSecondFactor, needsOwnCode },
    send: async (chosen) => {
      queries.setQueryData(signInRulesQuery.queryKey, await setSignInRules(chosen));
      // What is asked of everybody is asked of who chose it as well, from here on.
      confirm();
    },
    failed: text.notSaved,
    afterProof,
  });
  const numberField = (name: 'idleMinutes' | 'sessionHours') => (
    <TextField
      label={text[name]}
      hint={text.range(sessionLimits[name].minimum, sessionLimits[name].maximum)}
      className="w-56"
      {...sent.numberField(name)}
    />
  );
  const choice = (
    name: 'needsOwnCode' | 'needsSecondFactor',
    { needs, needsHint }: Record<'needs' | 'needsHint', string>,
  ) => (
    <label className="flex min-h-6 items-start gap-2 self-start">
      <input type="checkbox" className="mt-1 size-4 accent-brand" {...sent.form.register(name)} />
      <span>
        <span className="block font-semibold">{needs}</span>
        <span className="block text-sm text-ink-soft">{needsHint}</span>
      </span>
    </label>
  );
  return (
    <>
      <form noValidate className="flex flex-col gap-4" onSubmit={sent.onSubmit}>
        <div className="flex flex-wrap gap-4">
          {numberField('idleMinutes')}
          {numberField('sessionHours')}
        </div>
        {choice('needsOwnCode', texts.ownCode)}
        {choice('needsSecondFactor', texts.secondFactor)}
        <p className="text-sm text-ink-soft">
          {changedOn === null ? text.standard : text.since(formats.day(changedOn), changedBy ?? '')}
        </p>
        <OutcomeNotice outcome={sent.outcome} saved={text.saved} />
        <SaveButton isBusy={sent.isBusy} className="self-start" />
      </form>
      {/* Not in the form: what is sent in the window would be sent to the form as well. */}
      {proofWindow}
    </>
  );
}
