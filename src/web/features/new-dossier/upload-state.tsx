import { useTexts } from '#web/i18n/language.ts';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';
import { Fault } from '#web/ui/notice.tsx';

export interface UploadFault {
  /** What the server, or the check before it, said about it. */
  readonly detail: string | null;
}

export function UploadProgress({ fraction }: { readonly fraction: number }) {
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

export function UploadFaultNotice({ fault: { detail } }: { readonly fault: UploadFault }) {
  const texts = useTexts();
  return (
    <Fault>
      <p className="font-semibold">
        <MessageInItsLanguage>{texts.system.notUploaded}</MessageInItsLanguage>
      </p>
      {detail ? <p>{detail}</p> : null}
    </Fault>
  );
}
