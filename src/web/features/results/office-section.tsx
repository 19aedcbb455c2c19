import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { auditActions, type AuditAction } from '#api/audit-actions.ts';
import { type DossierAct, longestNote, officeAnswerSchema, type OfficeOfDossier } from '#api/dossier-notes.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { Disclosure } from '#web/dossier/exhibits/source-of-figures.tsx';
import { officeKey } from '#web/dossier/result-calls.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { dataQuery, put } from '#web/lib/api-data.ts';
import { useStepWords, whoText } from '#web/dossier/use-step-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextAreaField } from '#web/ui/fields.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showRefusal } from '#web/ui/toasts.tsx';

const officeQuery = (place: DossierPlace) =>
  dataQuery(officeKey(place), filledPath(apiPaths.documentOffice, place), officeAnswerSchema);

/** What an office knows of a dossier besides its outcome: for advisers alone. */
export function OfficeSection({ place }: { readonly place: DossierPlace }) {
  const { office } = useTexts();
  const { data } = useQuery({ ...officeQuery(place), staleTime: 0 });
  if (data === undefined) return null;
  return (
    <section aria-label={office.title} className="mt-6 border-t border-line pt-4">
      <h3 className="text-lg font-[650]">{office.title}</h3>
      <p className="text-sm text-ink-soft">{office.lead}</p>
      <ToDo steps={data.steps} />
      <NoteForm place={place} office={data} />
      <div className="mt-4">
        <Disclosure label={office.happened}>
          <ol className="divide-y divide-line">
            {data.acts.map((act) => (
              <Act key={act.on + act.action} act={act} />
            ))}
          </ol>
        </Disclosure>
      </div>
    </section>
  );
}

const rowLook = 'grid gap-x-4 py-1 sm:grid-cols-[10rem_12rem_minmax(0,1fr)]';

/** What is to be done, ticked where the program knows that it was; the first that is open stands out. */
function ToDo({ steps }: Pick<OfficeOfDossier, 'steps'>) {
  const { formats } = useTexts();
  const words = useStepWords();
  if (words === undefined || steps.length === 0) return null;
  const next = steps.find(({ isOpen }) => isOpen);
  return (
    <div className="mt-3">
      <h4 className="font-semibold">{words.title}</h4>
      <p className="text-sm text-ink-soft">{words.lead}</p>
      <ol className="mt-1 divide-y divide-line" aria-label={words.title}>
        {steps.map((step) => (
          <li key={step.step} className={classNames(rowLook, step === next && 'font-semibold')}>
            <span>{formats.day(step.day)}</span>
            <span className="text-ink-soft">{whoText(words, step)}</span>
            <span>
              {words.steps[step.step]}
              {step.isTicked ? (
                <span className="ml-2 inline-flex items-center gap-1 text-good">
                  <Check size={16} />
                  {words.done}
                </span>
              ) : step.isPast ? (
                <span className="text-ink-soft"> ({words.past})</span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Act({ act: { on, by, action, actionText, object } }: { readonly act: DossierAct }) {
  const { auditLog, formats } = useTexts();
  return (
    <li className={rowLook}>
      <span className="text-ink-soft">{formats.moment(on)}</span>
      <span className="wrap-anywhere">{by}</span>
      <span className="wrap-anywhere">
        {action in auditActions ? auditLog.actions[action as AuditAction] : actionText}
        <span className="text-ink-soft"> {object}</span>
      </span>
    </li>
  );
}

interface NoteFormProps {
  readonly place: DossierPlace;
  readonly office: OfficeOfDossier;
}

/** Who works on it, and a note for colleagues: kept when it is sent. */
function NoteForm({ place, office: { note, colleagues } }: NoteFormProps) {
  const { office: texts, documents, general, formats } = useTexts();
  const queries = useQueryClient();
  // What was typed stays when somebody else writes meanwhile: both are then there.
  const [base, setBase] = useState(note);
  const [text, setText] = useState(note.text);
  const [worker, setWorker] = useState(note.worker);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      put(filledPath(apiPaths.documentNote, place), officeAnswerSchema, { text, worker, version: note.version }),
    onSuccess: (answer) => {
      setBase(answer.note);
      queries.setQueryData(officeQuery(place).queryKey, answer);
    },
    onError: (error) => {
      showRefusal(error);
      void queries.invalidateQueries(officeQuery(place));
    },
  });
  const names = [...new Set([...colleagues, note.worker])].filter((name) => name !== '');
  const isSame = text === note.text && worker === note.worker;
  const isOthers = note.version !== base.version;
  const takeTheirs = () => {
    setBase(note);
    setText(note.text);
    setWorker(note.worker);
  };
  // Where nothing was typed there is nothing to choose.
  if (isOthers && text === base.text && worker === base.worker) takeTheirs();
  return (
    <div className="mt-3 grid max-w-prose gap-3">
      <SelectField label={texts.worker} value={worker} onChange={({ target }) => setWorker(target.value)}>
        <option value="">{texts.nobody}</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextAreaField
        label={texts.note}
        value={text}
        maxLength={longestNote}
        onChange={({ target }) => setText(target.value)}
      />
      {note.writtenOn === null ? null : (
        <p className="text-xs text-ink-soft">{texts.writtenBy(note.writtenBy, formats.moment(note.writtenOn))}</p>
      )}
      {isOthers ? (
        <Notice tone="warning" announced="politely">
          <p className="font-semibold">{documents.changedBy(note.writtenBy)}</p>
          <p className="mt-1 break-words whitespace-pre-wrap">{note.text}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Button look="secondary" size="small" onClick={() => isPending || mutate()} icon={Check} isBusy={isPending}>
              {documents.keepMine}
            </Button>
            <Button look="secondary" size="small" onClick={takeTheirs} icon={Undo2}>
              {documents.takeTheirs}
            </Button>
          </p>
        </Notice>
      ) : (
        <div className="flex items-center gap-3">
          <Button
            look="secondary"
            size="small"
            aria-disabled={isPending || isSame}
            onClick={() => isPending || isSame || mutate()}
            isBusy={isPending}
          >
            {general.save}
          </Button>
        </div>
      )}
    </div>
  );
}
