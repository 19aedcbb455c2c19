import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { newCurveSchema } from '#api/central-bank-files.ts';
import { formMessages } from '#api/form-messages.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { centralBankQuery, sendCurve } from '#web/features/central-bank/central-bank-calls.ts';
import { fileName } from '#web/features/central-bank/file-name.ts';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { formFault } from '#web/lib/form-fault.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/fields.tsx';

const fields = ['file', 'label', 'source'] as const;
type Faults = Partial<Record<(typeof fields)[number], string>>;

/** Adds the curve of a day; sets come by a command. */
export function CurveForm() {
  const texts = useTexts();
  const { centralBank: text, formats } = texts;
  const queries = useQueryClient();
  const [label, setLabel] = useState('');
  const [source, setSource] = useState('De Nederlandsche Bank');
  const [file, setFile] = useState<File | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [fault, setFault] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: async (chosen: File) => {
      await sendCurve(chosen, { label, source });
      await queries.invalidateQueries(centralBankQuery);
    },
    onSuccess: () => {
      setKept(label);
      setFile(null);
      setLabel('');
    },
    onError: (error) => {
      const found = formFault(error, fields, text.failed);
      setFaults(Object.fromEntries(found.fields));
      setFault(found.text);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = newCurveSchema.safeParse({ label, source, fileName: file?.name ?? '' });
    const found: Faults = Object.fromEntries(
      (checked.error?.issues ?? []).map(({ path: [name], message }) => [name === 'fileName' ? 'file' : name, message]),
    );
    if (file !== null && file.size > uploadRules.maximumFileSize) found.file = formMessages.largeFile;
    setFault(null);
    setKept(null);
    setFaults(found);
    if (file !== null && Object.keys(found).length === 0) sending.mutate(file);
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const faultOf = (field: (typeof fields)[number]) => fieldFaultText(texts, faults[field]);
  return (
    <Card title={text.add}>
      <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={submit}>
        <p className="text-sm text-ink-soft sm:col-span-2">{text.setsByCommand}</p>
        <div className="sm:col-span-2">
          <FileDrop
            label={text.file}
            limits={text.limits(formats.wholeNumber(uploadRules.maximumMegabytes))}
            accept=".xlsx,.csv,.txt"
            isRequired
            error={faultOf('file') ?? null}
            isErrorAnnounced
            inputRef={null}
            onChoose={([chosen]) => setFile(chosen ?? null)}
            className="min-h-20"
          >
            <span className="font-semibold break-all">
              {file ? `${file.name} (${formats.fileSize(file.size)})` : text.choose}
            </span>
          </FileDrop>
        </div>
        <TextField
          label={text.day}
          type="date"
          required
          autoComplete="off"
          value={label}
          error={faultOf('label')}
          onChange={({ target }) => setLabel(target.value)}
        />
        <TextField
          label={text.source}
          hint={text.sourceHint}
          required
          maxLength={200}
          autoComplete="off"
          value={source}
          error={faultOf('source')}
          onChange={({ target }) => setSource(target.value)}
        />
        {fault === null && kept === null ? null : (
          <div className="sm:col-span-2">
            <Notice tone={kept === null ? 'error' : 'good'} announced={kept === null ? 'atOnce' : 'politely'}>
              {fault ?? text.kept(fileName(texts, { kind: 'curve', label: kept ?? '' }))}
            </Notice>
          </div>
        )}
        <div className="flex justify-end sm:col-span-2">
          <Button type="submit" disabled={sending.isPending} isBusy={sending.isPending}>
            {text.send}
          </Button>
        </div>
      </form>
    </Card>
  );
}
