import { useQueryClient } from '@tanstack/react-query';
import { accessCodeDays } from '#api/access-code-days.ts';
import { type AccessCode, codeExtensionSchema } from '#api/access-codes.ts';
import { codeListQuery, type CodePlace, extendCode } from '#web/features/access/code-calls.ts';
import { withCode } from '#web/features/access/code-list-changes.ts';
import { useTexts } from '#web/i18n/language.ts';
import { FormWindow, useSentForm } from '#web/ui/sent-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface ExtendCodeModalProps {
  readonly place: CodePlace;
  readonly code: AccessCode;
  readonly onClose: () => void;
}

/** A new term for a code, counted from now; the code itself stays the same. */
export function ExtendCodeModal({ place, code, onClose }: ExtendCodeModalProps) {
  const { codeExtension: text, codeIssue, formats } = useTexts();
  const queries = useQueryClient();
  const form = useSentForm({
    schema: codeExtensionSchema,
    defaultValues: { days: accessCodeDays.standard },
    send: async ({ days }) => {
      const extended = await extendCode(code.id, days);
      queries.setQueryData(codeListQuery(place).queryKey, (list) => withCode(list, extended));
      onClose();
    },
    failed: text.failed,
  });
  return (
    <FormWindow title={text.title} form={form} submit={text.submit} onClose={onClose}>
      <TextField label={codeIssue.days} {...form.numberField('days')} />
      <p className="text-ink-soft">{text.text(code.holder, formats.day(code.expiresOn))}</p>
    </FormWindow>
  );
}
