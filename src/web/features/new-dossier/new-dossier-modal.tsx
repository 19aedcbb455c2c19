import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react';
import type { TemplateType } from '#api/dossiers.ts';
import { gravest, type FileCheck } from '#web/dossier/check/file-checks.ts';
import { CheckStep } from '#web/features/new-dossier/check-step.tsx';
import { SeveralDossiers } from '#web/features/new-dossier/several-dossiers.tsx';
import { UploadFaultNotice, UploadProgress } from '#web/features/new-dossier/upload-state.tsx';
import { useNewDossiers } from '#web/features/new-dossier/use-new-dossiers.ts';
import { TemplateDownloads } from '#web/features/new-dossier/template-downloads.tsx';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ManualLink } from '#web/ui/manual-link.tsx';
import { Link } from '#web/ui/link.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { uploadRules } from '#api/upload-rules.ts';
import { ChosenFile } from '#web/dossier/file-state.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { ArrowDown } from 'lucide-react';
import { findingCounts } from '#web/dossier/findings/finding-counts.ts';

interface NewDossierModalProps {
  readonly clientId: string;
  /** What was dropped on the page; another array for each time. */
  readonly dropped: readonly File[];
  readonly onClose: () => void;
  /** Where one goes once the dossiers are added; when not given the window only closes. */
  readonly onAdded?: () => void;
}

/** Adding dossiers in three steps on one page: the kind, the file, and what is found in it before it is sent. */
export function NewDossierModal({ clientId, dropped, onClose, onAdded = onClose }: NewDossierModalProps) {
  const texts = useTexts();
  const readBox = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const checkStep = useRef<HTMLElement>(null);
  const { fields, chosen, checks, register, errors, take, remove, submit, sending } = useNewDossiers({
    clientId,
    readBox,
    onDone: onAdded,
  });
  const [hasRead, setHasRead] = useState(false);
  const takeDropped = useEffectEvent((files: readonly File[]) => take({ files, isAdding: true }));
  useEffect(() => takeDropped(dropped), [dropped]);

  const { isBusy, sent, fault, mustRead } = sending;
  const verdict = gravest(checks.filter((check) => check !== null));
  const { steps, exampleName } = texts.fileCheck;
  const tryExample = (file: File, kind: TemplateType) =>
    take({ files: [file], isAdding: false, name: exampleName(texts.newDossier.template[kind]) });
  const nameField = (index: number) => (
    <TextField
      key={fields[index]?.id}
      label={texts.newDossier.name}
      placeholder={texts.newDossier.name}
      error={fieldFaultText(texts, errors[index]?.name)}
      required
      autoComplete="off"
      {...register(`dossiers.${index}.name`)}
    />
  );
  const [first] = chosen;
  return (
    <Modal
      isWide
      onClose={onClose}
      title={texts.newDossier.title}
      wouldLose={sent !== null ? 'sending' : first?.file ? 'changed' : null}
      initialFocus={(how) => how === 'touch' || (form.current?.querySelector('input') ?? true)}
    >
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => submit(event, { verdict, hasRead })}
      >
        <Step number={1} title={steps.kind}>
          <TemplateDownloads onTry={tryExample} />
          <p className="text-sm">
            {texts.participantsFile.linkText}{' '}
            <Link to={screenPaths.participantsFileOf(clientId)} className="font-semibold text-brand underline">
              {texts.participantsFile.link}
            </Link>
          </p>
        </Step>
        <Step number={2} title={steps.file}>
          {fields.length > 1 ? (
            <SeveralDossiers
              dossiers={fields}
              nameField={nameField}
              fileError={(index) => errors[index]?.file}
              onRemove={remove}
            />
          ) : (
            nameField(0)
          )}
          <DossierFileField
            file={fields.length > 1 ? null : (first?.file ?? null)}
            onChoose={(files, how) => take({ files, isAdding: how === 'dropped' })}
            error={fields.length > 1 ? undefined : errors[0]?.file}
            inputRef={register('dossiers.0.file').ref}
          />
          <ManualLink section="dossier-toevoegen" className="self-start" />
        </Step>
        <Step number={3} title={steps.check} ref={checkStep}>
          <CheckStep
            dossiers={chosen}
            checks={checks}
            hasRead={hasRead}
            onRead={setHasRead}
            mustRead={mustRead}
            readRef={readBox}
          />
        </Step>
        {sent === null ? null : <UploadProgress fraction={sent} />}
        {fault ? <UploadFaultNotice fault={fault} /> : null}
        <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line bg-surface px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
          <ShowFound checks={checks} step={checkStep} />
          <Button look="secondary" onClick={onClose}>
            {texts.general.cancel}
          </Button>
          <Button type="submit" look={verdict === 'errors' ? 'fault' : 'primary'} disabled={isBusy} isBusy={isBusy}>
            {verdict === 'errors' ? texts.fileCheck.sendAnyway : texts.newDossier.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

function Step({ number, title, ref, children }: StepProps) {
  return (
    <section ref={ref} className="flex flex-col gap-3">
      <h3 className="flex items-center gap-2.5 font-semibold">
        <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-brand text-sm text-brand-text">
          {number}
        </span>
        {title}
      </h3>
      {children}
    </section>
  );
}

interface DossierFileFieldProps {
  readonly file: File | null;
  readonly onChoose: ComponentProps<typeof FileDrop>['onChoose'];
  readonly error: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** The workbook of a new dossier. */
function DossierFileField({ file, onChoose, error, inputRef }: DossierFileFieldProps) {
  const text = useTexts().newDossier;
  return (
    <FileDrop
      label={text.file}
      limits={text.limits}
      accept={`${uploadRules.extension},${uploadRules.mimeType}`}
      isRequired
      takesSeveral
      error={error ?? null}
      inputRef={inputRef}
      onChoose={onChoose}
      className="min-h-24 gap-3 py-4"
    >
      <ChosenFile file={file} drop={text.drop} />
    </FileDrop>
  );
}

interface ShowFoundProps {
  readonly checks: readonly (FileCheck | null)[];
  readonly step: RefObject<HTMLElement | null>;
}

/** How much was found, beside the button that sends, with the way to it: the findings may be out of sight. */
function ShowFound({ checks, step }: ShowFoundProps) {
  const texts = useTexts();
  const findings = checks.flatMap((check) => (check?.kind === 'checked' ? check.findings : []));
  if (findings.length === 0) return null;
  return (
    <Button
      look="quiet"
      size="small"
      className="mr-auto -ml-2.5"
      onClick={() => step.current?.scrollIntoView({ block: 'start' })}
      icon={ArrowDown}
    >
      {texts.fileCheck.show(findingCounts(texts, findings))}
    </Button>
  );
}
