import { type FormEvent, useRef, useState } from 'react';
import {
  type CentralBankFileKind,
  centralBankFileKinds,
  centralBankLimits,
  type NewUpload,
  newUploadSchema,
} from '#api/central-bank-files.ts';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { formFault } from '#web/lib/form-fault.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface UploadFormProps {
  readonly isBusy: boolean;
  readonly onSend: (file: File, facts: Omit<NewUpload, 'fileName' | 'fileSize'>) => Promise<void>;
}

type Fields = 'label' | 'source' | 'fileName' | 'fileSize';
type Faults = Partial<Record<Fields, string>>;

/** As the central bank names its files: "cp2022-p-scenarioset-20k-2026q3.xlsx". */
function factsOfName(name: string): { kind?: CentralBankFileKind; label?: string } {
  const [, set, year, quarter] = /-([pq])-scenarioset.*?(20\d{2})q([1-4])/i.exec(name) ?? [];
  if (set === undefined) return {};
  return { kind: set.toLowerCase() === 'p' ? 'pSet' : 'qSet', label: `${year}Q${quarter}` };
}

/** What is asked of a file that is going to be sent. */
export function UploadForm({ isBusy, onSend }: UploadFormProps) {
  const texts = useTexts();
  const { centralBank: text, formats } = texts;
  const [kind, setKind] = useState<CentralBankFileKind>('pSet');
  const [label, setLabel] = useState('');
  const [source, setSource] = useState('De Nederlandsche Bank');
  const [file, setFile] = useState<File | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const faultOf = (field: Fields) => fieldFaultText(texts, faults[field]);
  const choose = ([chosen]: readonly File[]) => {
    if (chosen === undefined) return;
    const known = factsOfName(chosen.name);
    setFile(chosen);
    if (known.kind) setKind(known.kind);
    if (known.label) setLabel(known.label);
    setFaults({});
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFault(null);
    const facts = { kind, label: label.trim(), source };
    const checked = newUploadSchema.safeParse({ ...facts, fileName: file?.name ?? '', fileSize: file?.size ?? 1 });
    if (!checked.success || file === null) {
      setFaults(Object.fromEntries((checked.error?.issues ?? []).map(({ path, message }) => [path[0], message])));
      return;
    }
    setFaults({});
    try {
      await onSend(file, facts);
      setFile(null);
      setLabel('');
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const found = formFault(error, ['label', 'source', 'fileName', 'fileSize'], text.failed);
      setFaults(Object.fromEntries(found.fields));
      setFault(found.text);
    }
  };
  const size = formats.wholeNumber(centralBankLimits[kind === 'curve' ? 'curveMegabytes' : 'setMegabytes']);
  return (
    <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={(event) => void submit(event)}>
      <div className="sm:col-span-2">
        <FileDrop
          label={text.file}
          limits={text.limits(size)}
          accept=".xlsx,.csv,.txt,.zip"
          isRequired
          error={faultOf('fileName') ?? faultOf('fileSize') ?? null}
          inputRef={input}
          onChoose={choose}
          className="min-h-20"
        >
          <span className="font-semibold break-all">
            {file ? `${file.name} (${formats.fileSize(file.size)})` : text.choose}
          </span>
        </FileDrop>
      </div>
      <KindFields
        kind={kind}
        label={label}
        error={faultOf('label')}
        onChange={(chosen, given) => {
          setKind(chosen);
          setLabel(given);
        }}
      />
      <TextField
        className="sm:col-span-2"
        label={text.source}
        hint={text.sourceHint}
        required
        maxLength={200}
        autoComplete="off"
        value={source}
        error={faultOf('source')}
        onChange={({ target }) => setSource(target.value)}
      />
      {fault ? (
        <div className="sm:col-span-2">
          <Notice tone="error" announced="atOnce">
            {fault}
          </Notice>
        </div>
      ) : null}
      <div className="flex justify-end sm:col-span-2">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? <Spinner /> : null}
          {text.send}
        </Button>
      </div>
    </form>
  );
}

interface KindFieldsProps {
  readonly kind: CentralBankFileKind;
  readonly label: string;
  readonly error: string | undefined;
  readonly onChange: (kind: CentralBankFileKind, label: string) => void;
}

/** Which kind of file, and of which quarter or day. */
function KindFields({ kind, label, error, onChange }: KindFieldsProps) {
  const { centralBank: text } = useTexts();
  const isCurve = kind === 'curve';
  return (
    <>
      <SelectField
        label={text.kind}
        value={kind}
        onChange={({ target }) => onChange(target.value as CentralBankFileKind, '')}
      >
        {centralBankFileKinds.map((one) => (
          <option key={one} value={one}>
            {text.kindOptions[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        key={isCurve ? 'day' : 'quarter'}
        label={isCurve ? text.day : text.quarter}
        type={isCurve ? 'date' : 'text'}
        required
        autoComplete="off"
        placeholder={isCurve ? undefined : '2026Q3'}
        value={label}
        error={error}
        onChange={({ target }) => onChange(kind, target.value)}
      />
    </>
  );
}
