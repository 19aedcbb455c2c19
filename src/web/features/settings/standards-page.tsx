import { useQueryClient, queryOptions } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Loaded } from '#web/ui/query-result.tsx';
import {
  type ShownOfficeStandards,
  type OfficeStandardsUpdate,
  type OfferedStandard,
  officeStandardsUpdateSchema,
  officeStandardsAnswerSchema,
} from '#api/office-standards.ts';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { formFault } from '#web/lib/form-fault.ts';
import { TextField, TextAreaField, SelectField } from '#web/ui/fields.tsx';
import { OutcomeNotice, SaveButton, type SentOutcome } from '#web/ui/sent-form.tsx';
import { type KeptForm, useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { apiPaths } from '#api/paths.ts';
import { dataQuery, put } from '#web/lib/api-data.ts';

/** For advisers: the standard values that the templates of their organisation are filled with. */
export function OfficeStandardsPage() {
  const { general, officeStandards: text } = useTexts();
  const queries = useQueryClient();
  const [loaded, setLoaded] = useState(0);
  const loadLatest = async () => {
    await queries.refetchQueries({ queryKey: officeStandardsQuery.queryKey });
    setLoaded((times) => times + 1);
  };
  return (
    <>
      <PageHeading
        title={text.title}
        description={text.description}
        manual="kantoorstandaarden"
        trail={[{ label: general.settings, to: screenPaths.settings }]}
      />
      <Loaded of={officeStandardsQuery}>
        {(stored) => (
          <div className="flex max-w-4xl flex-col gap-5">
            <StandardsForm
              key={loaded}
              stored={stored}
              onSaved={(saved) => queries.setQueryData(officeStandardsQuery.queryKey, saved)}
              onLoadLatest={() => void loadLatest()}
            />
            <Card title={text.historyTitle}>
              <StandardsHistory stored={stored} />
            </Card>
          </div>
        )}
      </Loaded>
    </>
  );
}

/** What held before: from which day, why, and how many values. */
function StandardsHistory({ stored }: { readonly stored: ShownOfficeStandards }) {
  const { officeStandards: text, formats } = useTexts();
  if (stored.history.length === 0) return <p className="text-ink-soft">{text.none}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {stored.history.map(({ version, adoptedOn, reason, count, changedOn }) => (
        <li key={version} className="border-l-2 border-line pl-3">
          <p className="font-semibold">{formats.day(adoptedOn)}</p>
          <p className="break-words">{reason}</p>
          <p className="text-sm text-ink-soft">{text.stored(count, formats.day(changedOn))}</p>
        </li>
      ))}
    </ol>
  );
}

const officeStandardsQuery = queryOptions({
  ...dataQuery(['office-standards'], apiPaths.officeStandards, officeStandardsAnswerSchema),
  // A form is filled with it: it changes when the person asks for that.
  staleTime: Infinity,
  gcTime: 0,
});

const saveOfficeStandards = (body: OfficeStandardsUpdate) =>
  put(apiPaths.officeStandards, officeStandardsAnswerSchema, body);

interface StandardsFormProps {
  readonly stored: ShownOfficeStandards;
  readonly onSaved: (saved: ShownOfficeStandards) => void;
  readonly onLoadLatest: () => void;
}

type Faults = Readonly<Record<string, string>>;

const termNames = ['adoptedOn', 'reason'] as const;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const keptForm: KeptForm<OfficeStandardsUpdate> = { name: 'office standards' };

/** `version`: of the stored values that it changes. */
function entered(
  form: FormData,
  { groups }: Pick<ShownOfficeStandards, 'groups'>,
  version: number,
): OfficeStandardsUpdate {
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
function StandardsForm({ stored, onSaved, onLoadLatest }: StandardsFormProps) {
  const texts = useTexts();
  const text = texts.officeStandards;
  const [faults, setFaults] = useState<Faults>({});
  const [outcome, setOutcome] = useState<SentOutcome | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const unsent = useUnsent(keptForm);
  const isChanged = useRef(unsent !== undefined);
  const shown = unsent ?? stored;
  // What somebody else saved meanwhile is not overwritten unasked.
  const [ofVersion, setOfVersion] = useState(unsent?.version ?? null);
  const version = ofVersion ?? stored.version;
  const filledIn = (element: HTMLFormElement) => entered(new FormData(element), stored, version);
  useKeptWhenLoginEnds(keptForm, () => (form.current && isChanged.current ? filledIn(form.current) : undefined));
  const names = [...termNames, ...stored.groups.flatMap(({ offered }) => offered.map(({ name }) => name))];
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const update = filledIn(event.currentTarget);
    const found = termFaults(update);
    setFaults(found);
    setOutcome(Object.keys(found).length === 0 ? null : { kind: 'refused', text: text.marked, isStale: false });
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      onSaved(await saveOfficeStandards(update));
      setOfVersion(null);
      isChanged.current = false;
      setOutcome({ kind: 'saved' });
    } catch (error) {
      const fault = formFault(error, names, text.failed);
      setFaults(Object.fromEntries(fault.fields));
      setOutcome({ kind: 'refused', text: fault.text ?? text.marked, isStale: fault.isStale });
    } finally {
      setSending(false);
    }
  };
  const control = (offered: OfferedStandard) => (
    <StandardControl
      key={offered.name}
      offered={offered}
      entry={shown.entries[offered.name] ?? ''}
      error={faults[offered.name]}
    />
  );
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-5"
      onChange={() => (isChanged.current = true)}
      onSubmit={(event) => void send(event)}
    >
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
            defaultValue={shown.adoptedOn}
            error={fieldFaultText(texts, faults['adoptedOn'])}
            className="max-w-56"
          />
          <TextField
            label={text.reason}
            hint={text.reasonHint}
            name="reason"
            maxLength={120}
            defaultValue={shown.reason}
            error={fieldFaultText(texts, faults['reason'])}
          />
          <OutcomeNotice outcome={outcome} saved={text.saved} latest={{ label: text.loadLatest, load: onLoadLatest }} />
          <SaveButton isBusy={isSending} className="self-start" />
        </div>
      </Card>
    </form>
  );
}

interface StandardControlProps {
  readonly offered: OfferedStandard;
  readonly entry: string;
  readonly error: string | undefined;
}

/** A value of the office: empty it has the standard of the program. Its texts are those of the template. */
function StandardControl({ offered, entry, error }: StandardControlProps) {
  const { officeStandards: text } = useTexts();
  const { name, label, standard, allowed, kind, choices } = offered;
  if (kind === 'choice')
    return (
      <SelectField label={label} name={name} defaultValue={entry} error={error}>
        <option value="">{text.ours(standard)}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </SelectField>
    );
  const own = { label, name, defaultValue: entry, error };
  const ranges = allowed.map(({ of, from, to }) => `${of === null ? '' : `${of} `}${text.range(from, to)}`).join('; ');
  return kind === 'rows' ? (
    <div className="sm:col-span-2">
      <TextAreaField {...own} hint={text.rowsHint(standard.replaceAll('\n', ', '), ranges)} />
    </div>
  ) : (
    <TextField {...own} hint={text.hint(standard, ranges)} inputMode="text" />
  );
}
