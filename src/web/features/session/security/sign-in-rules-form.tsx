import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { sessionLimits } from '#api/session-limits.ts';
import { type KeptSignInRules, type SignInRules, signInRulesSchema } from '#api/sessions.ts';
import { setSignInRules, signInRulesQuery } from '#web/features/session/security/session-calls.ts';
import { useReauthentication } from '#web/ui/proof/use-reauthentication.tsx';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface Outcome {
  readonly tone: 'good' | 'error';
  readonly text: string;
}

/** `rules`: as they hold now. */
export function SignInRulesForm({ rules }: { readonly rules: KeptSignInRules }) {
  const texts = useTexts();
  const { organisationSessions: text, formats } = texts;
  const queries = useQueryClient();
  const { confirm } = useSession();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { afterProof, proofWindow } = useReauthentication();
  const { idleMinutes, sessionHours, needsSecondFactor, needsOwnCode, changedOn, changedBy } = rules;
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(signInRulesSchema),
    defaultValues: { idleMinutes, sessionHours, needsSecondFactor, needsOwnCode },
  });
  const save = async (chosen: SignInRules) => {
    setOutcome(null);
    setIsSaving(true);
    try {
      queries.setQueryData(signInRulesQuery.queryKey, await setSignInRules(chosen));
      setOutcome({ tone: 'good', text: text.saved });
      // What is asked of everybody is asked of who chose it as well, from here on.
      confirm();
    } catch (error) {
      setOutcome({ tone: 'error', text: problemText(error) ?? text.notSaved });
    } finally {
      setIsSaving(false);
    }
  };
  const submit = (chosen: SignInRules) => afterProof(() => void save(chosen));
  const isBusy = formState.isSubmitting || isSaving;
  const numberField = (name: 'idleMinutes' | 'sessionHours') => (
    <TextField
      label={text[name]}
      hint={text.range(sessionLimits[name].minimum, sessionLimits[name].maximum)}
      error={fieldFaultText(texts, formState.errors[name]?.message)}
      type="number"
      inputMode="numeric"
      className="w-56"
      {...register(name, { valueAsNumber: true })}
    />
  );
  const choice = (
    name: 'needsOwnCode' | 'needsSecondFactor',
    { needs, needsHint }: Record<'needs' | 'needsHint', string>,
  ) => (
    <label className="flex min-h-6 items-start gap-2 self-start">
      <input type="checkbox" className="mt-1 size-4 accent-brand" {...register(name)} />
      <span>
        <span className="block font-semibold">{needs}</span>
        <span className="block text-sm text-ink-soft">{needsHint}</span>
      </span>
    </label>
  );
  return (
    <>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
        <div className="flex flex-wrap gap-4">
          {numberField('idleMinutes')}
          {numberField('sessionHours')}
        </div>
        {choice('needsOwnCode', texts.ownCode)}
        {choice('needsSecondFactor', texts.secondFactor)}
        <p className="text-sm text-ink-soft">
          {changedOn === null ? text.standard : text.since(formats.day(changedOn), changedBy ?? '')}
        </p>
        {outcome ? (
          <Notice tone={outcome.tone} announced={outcome.tone === 'good' ? 'politely' : 'atOnce'}>
            {outcome.text}
          </Notice>
        ) : null}
        <Button type="submit" disabled={isBusy} className="self-start">
          {isBusy ? <Spinner /> : null}
          {texts.general.save}
        </Button>
      </form>
      {/* Not in the form: what is sent in the window would be sent to the form as well. */}
      {proofWindow}
    </>
  );
}
