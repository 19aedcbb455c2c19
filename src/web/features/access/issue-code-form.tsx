import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { newAdviserCodeSchema, newEmployerCodeSchema } from '#api/access-codes.ts';
import type { Invitation } from '#api/invitations.ts';
import { accessCodeDays } from '#api/access-code-days.ts';
import {
  codeListQuery,
  issueCode,
  type CodePlace,
  type IssuedCode,
  type NewCode,
} from '#web/features/access/code-calls.ts';
import { EmployerField } from '#web/features/access/employer-field.tsx';
import { invitationListQuery } from '#web/features/access/invitation-calls.ts';
import { withCode } from '#web/features/access/code-list-changes.ts';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { formFault } from '#web/lib/form-fault.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface IssueCodeFormProps {
  readonly place: CodePlace;
  readonly onIssued: (issued: IssuedCode | Invitation) => void;
  readonly onCancel: () => void;
}

const fieldNames = ['holder', 'clientId', 'days'] as const;
/** The code of an adviser belongs to no employer: that field is not asked and stays empty. */
const adviserFormSchema = newAdviserCodeSchema.extend({ clientId: z.literal('') });

export function IssueCodeForm({ place, onIssued, onCancel }: IssueCodeFormProps) {
  const texts = useTexts();
  const text = texts.codeIssue;
  const isForEmployer = place.organisationId === null;
  const queries = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError, setValue } = useForm({
    resolver: zodResolver(isForEmployer ? newEmployerCodeSchema : adviserFormSchema),
    defaultValues: { holder: '', clientId: '', days: accessCodeDays.standard },
  });
  const { errors, isSubmitting, isSubmitted } = formState;
  const issue = async (input: NewCode) => {
    setFault(null);
    try {
      const issued = await issueCode(place, input);
      if ('code' in issued) {
        const { code: _code, ...listed } = issued;
        queries.setQueryData(codeListQuery(place).queryKey, (list) => withCode(list, listed));
      } else await queries.invalidateQueries({ queryKey: invitationListQuery(place).queryKey });
      onIssued(issued);
    } catch (error) {
      const found = formFault(error, fieldNames, text.failed);
      for (const [name, message] of found.fields) setError(name, { message }, { shouldFocus: true });
      setFault(found.text);
    }
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(issue)(event)}>
      <TextField
        label={text.holder}
        hint={text.holderHint}
        error={fieldFaultText(texts, errors.holder?.message)}
        required
        maxLength={80}
        autoComplete="off"
        {...register('holder')}
      />
      {isForEmployer ? (
        <EmployerField
          error={fieldFaultText(texts, errors.clientId?.message)}
          onChoose={(clientId) => setValue('clientId', clientId, { shouldValidate: isSubmitted })}
        />
      ) : null}
      <TextField
        label={text.days}
        error={fieldFaultText(texts, errors.days?.message)}
        type="number"
        inputMode="numeric"
        {...register('days', { valueAsNumber: true })}
      />
      {fault ? (
        <Notice tone="error" announced="atOnce">
          {fault}
        </Notice>
      ) : null}
      <FormActions onCancel={onCancel} isBusy={isSubmitting} submit={text.submit} />
    </form>
  );
}
