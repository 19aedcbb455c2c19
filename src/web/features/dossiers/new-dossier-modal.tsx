import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { DossierFileField } from '#web/features/dossiers/dossier-file-field.tsx';
import { uploadDossier } from '#web/features/dossiers/dossier-calls.ts';
import { withDossier } from '#web/features/dossiers/dossier-list-changes.ts';
import { newDossierSchema } from '#web/features/dossiers/new-dossier-schema.ts';
import { TemplateDownloads } from '#web/features/dossiers/template-downloads.tsx';
import { useDossierListChange } from '#web/features/dossiers/use-dossier-list-change.ts';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ManualLink } from '#web/ui/manual-link.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showError } from '#web/ui/toasts.tsx';

interface NewDossierModalProps {
  readonly clientId: string;
  readonly onClose: () => void;
}

interface UploadFault {
  /** What the server said about it. */
  readonly detail: string | null;
}

type NewDossier = z.output<typeof newDossierSchema>;

/** Made of random bytes: `randomUUID` is only there for pages with a secure connection. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key under which this name and file are sent; the same again for a repeated attempt, so that nothing doubles. */
function useUploadKey(): (dossier: NewDossier) => string {
  const last = useRef<{ dossier: NewDossier; key: string }>(null);
  return (dossier) => {
    const isSame = last.current?.dossier.name === dossier.name && last.current.dossier.file === dossier.file;
    if (!last.current || !isSame) last.current = { dossier, key: newKey() };
    return last.current.key;
  };
}

export function NewDossierModal({ clientId, onClose }: NewDossierModalProps) {
  const texts = useTexts();
  const change = useDossierListChange(clientId);
  const keyFor = useUploadKey();
  const [sent, setSent] = useState<number | null>(null);
  const [fault, setFault] = useState<UploadFault | null>(null);
  const upload = useRef<AbortController>(null);
  const { control, register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newDossierSchema),
    defaultValues: { name: '', file: null },
  });
  useEffect(() => () => upload.current?.abort(), []);

  const submit = async (dossier: NewDossier) => {
    const controller = new AbortController();
    upload.current = controller;
    setFault(null);
    setSent(0);
    try {
      const options = { idempotencyKey: keyFor(dossier), onProgress: setSent, signal: controller.signal };
      const added = await uploadDossier(clientId, dossier, options);
      await change((list) => withDossier(list, added));
      onClose();
    } catch (error) {
      setSent(null);
      if (controller.signal.aborted) return;
      const detail = problemText(error);
      setFault({ detail });
      showError({ title: texts.system.errorTitle, message: texts.system.uploadFailed, detail });
    }
  };
  return (
    <Modal isOpen onClose={onClose} title={texts.newDossier.title} closeLabel={texts.general.close}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
        <TextField
          label={texts.newDossier.name}
          placeholder={texts.newDossier.name}
          error={fieldFaultText(texts, formState.errors.name?.message)}
          required
          autoComplete="off"
          {...register('name')}
        />
        <Controller
          control={control}
          name="file"
          render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
            <DossierFileField file={value ?? null} onChoose={onChange} error={error?.message} inputRef={ref} />
          )}
        />
        <TemplateDownloads />
        <ManualLink section="dossier-toevoegen" className="self-start" />
        {sent === null ? null : <UploadProgress fraction={sent} />}
        {fault ? <UploadFaultNotice fault={fault} /> : null}
        <div className="flex justify-end gap-3 pt-2">
          <Button look="secondary" onClick={onClose}>
            {texts.general.cancel}
          </Button>
          <Button type="submit" disabled={sent !== null}>
            {texts.newDossier.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function UploadProgress({ fraction }: { readonly fraction: number }) {
  const texts = useTexts();
  return (
    <div>
      <progress className="progress" aria-label={texts.newDossier.uploading} value={fraction} max={1} />
      <output className="mt-1 block text-sm text-ink-soft">
        {fraction < 1 ? texts.newDossier.uploading : texts.newDossier.uploaded}
      </output>
    </div>
  );
}

function UploadFaultNotice({ fault: { detail } }: { readonly fault: UploadFault }) {
  const texts = useTexts();
  return (
    <Notice tone="error" announced="atOnce">
      <p className="font-semibold">
        <MessageInItsLanguage>{texts.system.notUploaded}</MessageInItsLanguage>
      </p>
      {detail ? <p>{detail}</p> : null}
    </Notice>
  );
}
