import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { type Stale, useFetchedAnew } from '#web/lib/api-data.ts';
import { formFault } from '#web/lib/form-fault.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Fault, Notice } from '#web/ui/notice.tsx';

interface SentFormOptions<Entered extends FieldValues, Sent, Answer> {
  readonly schema: z.ZodType<Sent, Entered>;
  readonly defaultValues: Entered;
  /** Sends what was filled in; throws when that is refused. */
  readonly send: (filledIn: Sent) => Promise<Answer>;
  /** What is stale once it was sent: it is there anew before the form is done. */
  readonly stale?: Stale;
  readonly onSent?: (answer: Answer) => void;
  /** Shown when the server does not say why it failed. */
  readonly failed: string;
  /** Does something after who is signed in proved who they are. */
  readonly afterProof?: (go: () => void) => Promise<void>;
}

/** How the last attempt to send a form ended. */
export type SentOutcome =
  | { readonly kind: 'saved' }
  /** `isStale`: somebody else saved in between, and what is there now can be loaded. */
  | { readonly kind: 'refused'; readonly text: string; readonly isStale: boolean };

/** A form that is sent to the server. A refusal is shown at the field it is about, or as a whole. */
export function useSentForm<Entered extends FieldValues, Sent, Answer>(
  options: SentFormOptions<Entered, Sent, Answer>,
) {
  const { schema, defaultValues, send, stale = [], onSent, failed, afterProof } = options;
  const fetchAnew = useFetchedAnew();
  const texts = useTexts();
  const [outcome, setOutcome] = useState<SentOutcome | null>(null);
  const [isSending, setIsSending] = useState(false);
  const form = useForm<Entered, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Entered>,
  });
  const { register, getFieldState, setError, formState } = form;
  const attempt = async (filledIn: Sent) => {
    setOutcome(null);
    setIsSending(true);
    try {
      const answer = await send(filledIn);
      await fetchAnew(stale);
      setOutcome({ kind: 'saved' });
      onSent?.(answer);
    } catch (error) {
      const { fields, text, isStale } = formFault(error, Object.keys(defaultValues), failed);
      for (const [name, message] of fields) setError(name as Path<Entered>, { message }, { shouldFocus: true });
      if (text !== null) setOutcome({ kind: 'refused', text, isStale });
    } finally {
      setIsSending(false);
    }
  };
  const submit = form.handleSubmit((filledIn) =>
    afterProof ? afterProof(() => void attempt(filledIn)) : attempt(filledIn),
  );
  const field = (name: Path<Entered>, valueAsNumber = false) => ({
    error: fieldFaultText(texts, getFieldState(name, formState).error?.message),
    ...register(name, valueAsNumber ? { valueAsNumber } : {}),
  });
  return {
    form,
    outcome,
    forgetOutcome: () => setOutcome(null),
    isBusy: formState.isSubmitting || isSending,
    onSubmit: (event: SyntheticEvent) => void submit(event),
    /** What a field gets. */
    field,
    numberField: (name: Path<Entered>) => ({ ...field(name, true), type: 'number', inputMode: 'numeric' }) as const,
  };
}

interface OutcomeNoticeProps {
  readonly outcome: SentOutcome | null;
  /** Shown when it was saved. */
  readonly saved?: ReactNode;
  /** Loads what somebody else saved. */
  readonly latest?: { readonly label: string; readonly load: () => void } | undefined;
}

export function OutcomeNotice({ outcome, saved, latest }: OutcomeNoticeProps) {
  if (outcome === null) return null;
  if (outcome.kind === 'saved')
    return saved ? (
      <Notice tone="good" announced="politely">
        {saved}
      </Notice>
    ) : null;
  return (
    <Fault>
      <p>{outcome.text}</p>
      {outcome.isStale && latest ? (
        <Button look="secondary" size="small" className="mt-2" onClick={latest.load}>
          {latest.label}
        </Button>
      ) : null}
    </Fault>
  );
}

interface WindowFormProps extends Pick<OutcomeNoticeProps, 'latest'> {
  readonly form: Pick<ReturnType<typeof useSentForm>, 'onSubmit' | 'isBusy' | 'outcome'>;
  /** What the button that sends the form says. */
  readonly submit: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a window, with what was refused and its two buttons under it. */
export function WindowForm({ form, submit, onClose, latest, children }: WindowFormProps) {
  const { general } = useTexts();
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.onSubmit}>
      {children}
      <OutcomeNotice outcome={form.outcome} latest={latest} />
      <div className="flex justify-end gap-3 pt-2">
        <Button look="secondary" onClick={onClose}>
          {general.cancel}
        </Button>
        <Button type="submit" disabled={form.isBusy} isBusy={form.isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

/** A window that holds such a form and nothing else. */
export const FormWindow = ({ title, ...form }: WindowFormProps & { readonly title: string }) => (
  <Modal onClose={form.onClose} title={title}>
    <WindowForm {...form} />
  </Modal>
);

interface SaveButtonProps {
  readonly isBusy: boolean;
  readonly className?: string;
}

/** Sends a form that stands on a page. */
export function SaveButton({ isBusy, className }: SaveButtonProps) {
  const { general } = useTexts();
  return (
    <Button type="submit" disabled={isBusy} isBusy={isBusy} className={className}>
      {general.save}
    </Button>
  );
}
