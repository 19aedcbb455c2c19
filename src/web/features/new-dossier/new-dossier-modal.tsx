import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { TemplateType } from '#api/dossiers.ts';
import { type DossierList, dossierListKey } from '#web/dossier/dossier-calls.ts';
import { CheckStep } from '#web/features/new-dossier/check-step.tsx';
import { EmployerStep } from '#web/features/new-dossier/employer-step.tsx';
import { FileStep } from '#web/features/new-dossier/file-step.tsx';
import { KindStep } from '#web/features/new-dossier/kind-step.tsx';
import { Step, type StepState } from '#web/features/new-dossier/step.tsx';
import { type NewDossiers, type StepName, steps, useNewDossiers } from '#web/features/new-dossier/use-new-dossiers.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Modal } from '#web/ui/modal.tsx';

interface NewDossierModalProps {
  readonly clientId: string;
  /** What was dropped on the page; another array for each time. */
  readonly dropped: readonly File[];
  readonly onClose: () => void;
  /** Where one goes once the dossiers are added; when not given the window only closes. */
  readonly onAdded?: () => void;
}

/** Adding dossiers step by step: the employer, who may be another one than that of the page or a new one, the kind, the file, and what is found in it before it is sent. */
export function NewDossierModal({ clientId, dropped, onClose, onAdded = onClose }: NewDossierModalProps) {
  const texts = useTexts();
  const { fileCheck: text, newDossier } = texts;
  const navigate = useNavigate();
  const goOn = (addedTo: string) => {
    if (addedTo === clientId) return onAdded();
    onClose();
    void navigate(screenPaths.clientOf(addedTo), { replace: true });
  };
  const form = useNewDossiers({ clientId, onDone: goOn });
  const shownName = useShownName(clientId);
  const mayChoose = useCurrentUser().role === 'adviser';

  const { open, goTo } = form;
  const heading = useFocusOnOpen(open);
  const { sent, isBusy } = form.sending;
  const hasFile = form.chosen.some(({ file }) => file !== null);

  const takeDropped = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) form.take({ files, isAdding: true });
  });
  useEffect(() => takeDropped(dropped), [dropped]);
  const tryExample = (file: File, kind: TemplateType) =>
    form.take({ files: [file], isAdding: false, name: text.exampleName(newDossier.template[kind]) });

  const contents: Readonly<Record<StepName, ReactNode>> = {
    employer: (
      <EmployerStep
        onChoose={(employer) => {
          form.setEmployer(employer);
          goTo(hasFile ? 'check' : 'kind');
        }}
      />
    ),
    kind: <KindStep clientId={clientId} onTry={tryExample} onForward={() => goTo(hasFile ? 'check' : 'file')} />,
    file: <FileStep form={form} />,
    check: <CheckStep form={form} />,
  };
  const outcomes = {
    employer: form.employer.name ?? shownName ?? text.thisEmployer,
    kind: kindsText(texts, form),
    file: filesText(texts, form),
    check: '',
  };
  const stateOf = (step: StepName): StepState => {
    if (step === open) return 'open';
    if (step === 'file' && form.verdicts.includes('refused')) return hasFile ? 'refused' : 'later';
    return step === 'employer' || step === 'kind' || (step === 'file' && hasFile) ? 'done' : 'later';
  };
  return (
    <Modal
      isWide
      onClose={onClose}
      title={newDossier.title}
      wouldLose={sent !== null ? 'sending' : hasFile ? 'changed' : null}
      initialFocus={heading}
    >
      <ol className="-my-3">
        {(mayChoose ? steps : steps.slice(1)).map((step, index) => (
          <Step
            key={step}
            number={index + 1}
            title={text.steps[step]}
            state={stateOf(step)}
            outcome={outcomes[step]}
            onChange={isBusy ? null : () => goTo(step)}
            headingRef={heading}
          >
            {contents[step]}
          </Step>
        ))}
      </ol>
    </Modal>
  );
}

/** The name of the employer whose page it is, where its list has told it. */
const useShownName = (clientId: string): string | undefined =>
  useQueryClient().getQueryData<DossierList>(dossierListKey(clientId))?.name;

/** The heading of the step that is open, which gets the focus when another one opens. */
function useFocusOnOpen(open: StepName) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(open);
  useEffect(() => {
    if (shown.current !== open) heading.current?.focus();
    shown.current = open;
  }, [open]);
  return heading;
}

/** The kinds of the files, each once; before they are known, where the kind stands. */
function kindsText({ fileCheck, newDossier }: Catalogue, { checks }: NewDossiers): string {
  const kinds = checks.flatMap((check) =>
    check?.kind === 'checked' && check.overview !== null ? [newDossier.template[check.overview.kind]] : [],
  );
  return kinds.length === 0 ? fileCheck.kindInFile : [...new Set(kinds)].join(', ');
}

const filesText = ({ formats }: Catalogue, { chosen }: NewDossiers): string =>
  chosen.flatMap(({ file }) => (file === null ? [] : [`${file.name} (${formats.fileSize(file.size)})`])).join(', ');
