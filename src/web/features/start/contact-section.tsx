import { Band, BandHeading } from '#web/features/start/band.tsx';
import { useOwnWords } from '#web/features/start/landing-texts.ts';
import { useTexts, currentTexts } from '#web/i18n/language.ts';
import { ManualLink } from '#web/ui/manual-link.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { Send } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useMutation } from '@tanstack/react-query';
import { type ContactMessageInput, contactMessageInputSchema } from '#api/contact.ts';
import { apiPaths } from '#api/paths.ts';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { send } from '#web/lib/api-client.ts';
import { ApiError, problemText } from '#web/lib/api-error.ts';
import { type KeptForm, useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Fault, Notice } from '#web/ui/notice.tsx';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextAreaField, TextField } from '#web/ui/fields.tsx';
import { showError, showSuccess } from '#web/ui/toasts.tsx';

/** Where people can write to the provider; shown when the customer wants it. */
export function ContactSection() {
  const { contact } = useTexts();
  const own = useOwnWords();
  return (
    <Band ground="page" labelledBy="contact">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div>
          <BandHeading id="contact">{own('contactTitle', contact.title)}</BandHeading>
          <p className="mt-4 text-ink-soft">{own('contactIntro', contact.intro)}</p>
          <p className="mt-3 text-ink-soft">{contact.privacy}</p>
          <ManualLink section="contact" className="mt-3" />
        </div>
        <ContactForm />
      </div>
    </Band>
  );
}

const empty: ContactMessageInput = { message: '', name: '', organization: '', phoneNumber: '', email: '' };
const longestMessage = 1000;

const form: KeptForm<ContactMessageInput> = { name: 'contact message' };

type FieldName = keyof ContactMessageInput;
const isFieldName = (name: string): name is FieldName => name in empty;

/** A message to the provider. */
function ContactForm() {
  const texts = useTexts();
  const text = texts.contact;
  const unsent = useUnsent(form);
  const { register, handleSubmit, formState, setError, reset, getValues } = useForm({
    resolver: zodResolver(contactMessageInputSchema),
    defaultValues: unsent ?? empty,
  });
  useKeptWhenLoginEnds(form, () => {
    const entered = getValues();
    return Object.values(entered).some((value) => value !== '') ? entered : undefined;
  });
  const { errors } = formState;
  const fault = (name: FieldName) => fieldFaultText(texts, errors[name]?.message);

  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (message: ContactMessageInput) => send(apiPaths.contact, { method: 'POST', body: message }),
    onSuccess: () => {
      const { contact, system } = currentTexts();
      showSuccess({ title: contact.title, message: system.messageSent });
      reset(empty);
    },
    onError: (refused) => {
      const fields = Object.entries((refused instanceof ApiError && refused.problem?.fields) || {});
      for (const [name, said] of fields) if (isFieldName(name)) setError(name, { message: said });
      showError(currentTexts().system.messageNotSent, problemText(refused));
    },
  });
  const detail = problemText(error);
  return (
    <form
      noValidate
      aria-labelledby="contact"
      className="flex flex-col gap-4 rounded-[calc(var(--corner)*1.5)] border border-line bg-surface p-5 shadow-card sm:p-8"
      onSubmit={(event) => void handleSubmit((message) => mutate(message))(event)}
    >
      <TextAreaField
        label={text.message}
        hint={text.messageHint(longestMessage)}
        error={fault('message')}
        required
        rows={5}
        {...register('message')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField label={text.name} error={fault('name')} required autoComplete="name" {...register('name')} />
        <TextField
          label={text.organization}
          error={fault('organization')}
          required
          autoComplete="organization"
          {...register('organization')}
        />
        <TextField
          label={text.telephone}
          error={fault('phoneNumber')}
          required
          type="tel"
          autoComplete="tel"
          {...register('phoneNumber')}
        />
        <TextField
          label={text.email}
          error={fault('email')}
          required
          inputMode="email"
          autoComplete="email"
          {...register('email')}
        />
      </div>
      {isSuccess ? (
        <Notice tone="good" announced="politely">
          <MessageInItsLanguage>{texts.system.messageSent}</MessageInItsLanguage>
        </Notice>
      ) : null}
      {error ? (
        <Fault>
          <p className="font-semibold">
            <MessageInItsLanguage>{texts.system.formNotSent}</MessageInItsLanguage>
          </p>
          {detail ? <p>{detail}</p> : null}
        </Fault>
      ) : null}
      <div className="flex justify-end">
        <Button type="submit" disabled={isPending}>
          {isPending ? <Spinner /> : <Send size={17} />}
          {isPending ? text.sending : text.submit}
        </Button>
      </div>
    </form>
  );
}
