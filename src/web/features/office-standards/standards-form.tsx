import { type FormEvent, useState } from 'react';
import type { OfficeStandardsUpdate, OfferedStandard, ShownOfficeStandards } from '#api/office-standards.ts';
import { officeStandardsUpdateSchema } from '#api/office-standards.ts';
import { saveOfficeStandards } from '#web/features/office-standards/standards-calls.ts';
import { StandardControl } from '#web/features/office-standards/standard-control.tsx';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formFault } from '#web/lib/form-fault.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface StandardsFormProps {
  readonly stored: ShownOfficeStandards;
  readonly onSaved: (saved: ShownOfficeStandards) => void;
  readonly onLoadLatest: () => void;
}

type Faults = Readonly<Record<string, string>>;

type Outcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly text: string; readonly isStale: boolean };

const termNames = ['adoptedOn', 'reason'] as const;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

function entered(form: FormData, { version, groups }: ShownOfficeStandards): OfficeStandardsUpdate {
  const names = groups.flatMap(({ offered }) => offered.map(({ name }) => name));
  const entries = names.map((name) => [name, textOf(form, name)] as const).filter(([, value]) => value !== '');
  const [adoptedOn, reason] = [textOf(form, 'adoptedOn'), textOf(form, 'reason')];
  return { version, adoptedOn, reason, entries: Object.fromEntries(entries) };
}

/** What is wrong before it is sent: the terms only, values are read as cells of a template are. */
function termFaults(update: OfficeStandardsUpdate): Faults {
  const parsed = officeStandardsUpdateSchema.safeParse(update);
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [String(path.at(-1)), message]));
}

/** The values of the office, beside those of the program; an empty one has the standard of the program. */
export function StandardsForm({ stored, onSaved, onLoadLatest }: StandardsFormProps) {
  const texts = useTexts();
  const text = texts.officeStandards;
  const [faults, setFaults] = useState<Faults>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSending, setSending] = useState(false);
  const names = [...termNames, ...stored.groups.flatMap(({ offered }) => offered.map(({ name }) => name))];
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const update = entered(new FormData(event.currentTarget), stored);
    const found = termFaults(update);
    setFaults(found);
    setOutcome(Object.keys(found).length === 0 ? null : { kind: 'refused', text: text.marked, isStale: false });
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      onSaved(await saveOfficeStandards(update));
      setOutcome({ kind: 'saved' });
    } catch (error) {
      const fault = formFault(error, names, text.failed);
      const isStale = error instanceof ApiError && error.problem?.code === 'OFFICE_STANDARDS_CHANGED_MEANWHILE';
      setFaults(Object.fromEntries(fault.fields));
      setOutcome({ kind: 'refused', text: fault.text ?? text.marked, isStale });
    } finally {
      setSending(false);
    }
  };
  const control = (offered: OfferedStandard) => (
    <StandardControl
      key={offered.name}
      offered={offered}
      entry={stored.entries[offered.name] ?? ''}
      error={faults[offered.name]}
    />
  );
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
      {stored.groups.map(({ title, offered }) => (
        <Card key={title} title={title}>
          <div className="grid gap-4 sm:grid-cols-2">{offered.map(control)}</div>
        </Card>
      ))}
      <Card title={text.terms}>
        <div className="flex flex-col gap-4">
          <TextField
            label={text.adoptedOn}
            type="date"
            name="adoptedOn"
            defaultValue={stored.adoptedOn}
            error={fieldFaultText(texts, faults['adoptedOn'])}
            className="max-w-56"
          />
          <TextField
            label={text.reason}
            hint={text.reasonHint}
            name="reason"
            maxLength={120}
            defaultValue={stored.reason}
            error={fieldFaultText(texts, faults['reason'])}
          />
          {outcome === null ? null : <OutcomeNotice outcome={outcome} onLoadLatest={onLoadLatest} />}
          <Button type="submit" disabled={isSending} className="self-start">
            {isSending ? <Spinner /> : null}
            {texts.general.save}
          </Button>
        </div>
      </Card>
    </form>
  );
}

function OutcomeNotice({ outcome, onLoadLatest }: { readonly outcome: Outcome; readonly onLoadLatest: () => void }) {
  const { officeStandards: text } = useTexts();
  if (outcome.kind === 'saved')
    return (
      <Notice tone="good" announced="politely">
        {text.saved}
      </Notice>
    );
  return (
    <Notice tone="error" announced="atOnce">
      <p>{outcome.text}</p>
      {outcome.isStale ? (
        <Button look="secondary" size="small" className="mt-2" onClick={onLoadLatest}>
          {text.loadLatest}
        </Button>
      ) : null}
    </Notice>
  );
}
