import { useState } from 'react';
import { z } from 'zod';
import { accessNameSchema } from '#api/access-codes.ts';
import { formMessages } from '#api/form-messages.ts';
import { codeListQuery, type CodePlace, type IssuedCode, issueEmployerCode } from '#web/features/access/code-calls.ts';
import { EmployerField, type NamedEmployer } from '#web/features/access/employer-field.tsx';
import { ShownCode } from '#web/features/access/shown-code.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { addEmployer } from '#web/lib/employers-by-name.ts';
import { TextField } from '#web/ui/fields.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useSentForm, WindowForm } from '#web/ui/sent-form.tsx';

interface EmployerAccessModalProps {
  readonly place: CodePlace;
  readonly onClose: () => void;
}

/** Asks who of which employer gets access, then shows the code, once. */
export function EmployerAccessModal({ place, onClose }: EmployerAccessModalProps) {
  const { codes, codeIssue } = useTexts();
  const [issued, setIssued] = useState<IssuedCode | null>(null);
  return (
    <Modal
      onClose={onClose}
      title={issued === null ? codes.giveEmployerAccess : codeIssue.issuedTitle}
      isKept={issued !== null}
    >
      {issued === null ? (
        <EmployerAccessForm place={place} onIssued={setIssued} onClose={onClose} />
      ) : (
        <ShownCode issued={issued} onDone={onClose} />
      )}
    </Modal>
  );
}

const formSchema = z.object({
  clientId: z.custom<NamedEmployer>((chosen) => chosen !== null, formMessages.employer),
  holder: accessNameSchema,
});
const nobody: { clientId: NamedEmployer | null; holder: string } = { clientId: null, holder: '' };

interface EmployerAccessFormProps extends EmployerAccessModalProps {
  readonly onIssued: (issued: IssuedCode) => void;
}

function EmployerAccessForm({ place, onIssued, onClose }: EmployerAccessFormProps) {
  const { codeIssue: text } = useTexts();
  const sent = useSentForm({
    schema: formSchema,
    defaultValues: nobody,
    send: async ({ clientId: { id, name }, holder }) => {
      const clientId = id ?? (await addEmployer(name));
      // Who is refused a code tries again with the employer that is there by then.
      sent.form.setValue('clientId', { id: clientId, name });
      return issueEmployerCode(holder, clientId);
    },
    stale: [codeListQuery(place)],
    onSent: onIssued,
    failed: text.failed,
  });
  const { form, field } = sent;
  return (
    <WindowForm form={sent} submit={text.submit} onClose={onClose}>
      <EmployerField
        error={field('clientId').error}
        onChoose={(employer) => form.setValue('clientId', employer, { shouldValidate: form.formState.isSubmitted })}
      />
      <TextField
        label={text.holder}
        hint={text.holderHint}
        required
        maxLength={80}
        autoComplete="off"
        {...field('holder')}
      />
    </WindowForm>
  );
}
