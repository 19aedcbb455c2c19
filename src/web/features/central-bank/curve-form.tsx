import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { newCurveSchema } from '#api/central-bank-files.ts';
import { formMessages } from '#api/form-messages.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { centralBankQuery, sendCurve } from '#web/features/central-bank/central-bank-calls.ts';
import { fileName } from '#web/features/central-bank/file-name.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { OutcomeNotice, useSentForm } from '#web/ui/sent-form.tsx';

const { fileName: fileNameSchema } = newCurveSchema.shape;

const formSchema = newCurveSchema.omit({ fileName: true }).extend({
  file: z
    .custom<File | null>()
    .superRefine((file, context) => {
      const isLarge = file !== null && file.size > uploadRules.maximumFileSize;
      const message = isLarge
        ? formMessages.largeFile
        : fileNameSchema.safeParse(file?.name ?? '').error?.issues[0]?.message;
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .transform((file) => file as File),
});

const nothing: z.input<typeof formSchema> = { file: null, label: '', source: 'De Nederlandsche Bank' };

/** Adds the curve of a day; sets come by a command. */
export function CurveForm() {
  const texts = useTexts();
  const { centralBank: text, formats } = texts;
  const [kept, setKept] = useState('');
  const sent = useSentForm({
    schema: formSchema,
    defaultValues: nothing,
    send: async ({ file, ...facts }) => {
      await sendCurve(file, facts);
      return facts;
    },
    stale: [centralBankQuery],
    onSent: begin,
    failed: text.failed,
  });
  const { form, field } = sent;
  function begin({ label, source }: Pick<typeof nothing, 'label' | 'source'>): void {
    setKept(text.kept(fileName(texts, { kind: 'curve', label })));
    form.reset({ ...nothing, source });
  }
  const file = useWatch({ control: form.control, name: 'file' });
  const { error, ref } = field('file');
  return (
    <Card title={text.add}>
      <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={sent.onSubmit}>
        <p className="text-sm text-ink-soft sm:col-span-2">{text.setsByCommand}</p>
        <div className="sm:col-span-2">
          <FileDrop
            label={text.file}
            limits={text.limits(formats.wholeNumber(uploadRules.maximumMegabytes))}
            accept=".xlsx,.csv,.txt"
            isRequired
            error={error ?? null}
            isErrorAnnounced
            inputRef={ref}
            onChoose={([chosen]) =>
              form.setValue('file', chosen ?? null, { shouldValidate: form.formState.isSubmitted })
            }
            className="min-h-20"
          >
            <span className="font-semibold break-all">
              {file ? `${file.name} (${formats.fileSize(file.size)})` : text.choose}
            </span>
          </FileDrop>
        </div>
        <TextField label={text.day} type="date" required autoComplete="off" {...field('label')} />
        <TextField
          label={text.source}
          hint={text.sourceHint}
          required
          maxLength={200}
          autoComplete="off"
          {...field('source')}
        />
        <div className="empty:hidden sm:col-span-2">
          <OutcomeNotice outcome={sent.outcome} saved={kept} />
        </div>
        <div className="flex justify-end sm:col-span-2">
          <Button type="submit" disabled={sent.isBusy} isBusy={sent.isBusy}>
            {text.send}
          </Button>
        </div>
      </form>
    </Card>
  );
}
