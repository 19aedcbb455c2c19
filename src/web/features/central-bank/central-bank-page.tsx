import { useQuery } from '@tanstack/react-query';
import { Library, CircleCheck, CircleSlash, Eye, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CentralBankFile } from '#api/central-bank-files.ts';
import { centralBankQuery, withdraw } from '#web/features/central-bank/central-bank-calls.ts';
import { CurveForm } from '#web/features/central-bank/curve-form.tsx';
import { FileModal } from '#web/features/central-bank/file-modal.tsx';
import { fileName } from '#web/features/central-bank/file-name.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { useListView } from '#web/ui/table/use-list-view.ts';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { ChangeQuestion } from '#web/ui/delete-question.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ListColumns } from '#web/ui/table/features.ts';
import { actionsColumn, RowActions, RowButton, RowState } from '#web/ui/table/row-parts.tsx';

type Opened = { readonly kind: 'look' | 'withdraw'; readonly file: CentralBankFile };

const initialSort = { id: 'label', desc: true };
const noFiles: readonly CentralBankFile[] = [];
const fileText = (texts: Catalogue) => (file: CentralBankFile) => [
  fileName(texts, file),
  file.source,
  file.fileName,
  file.addedBy,
  file.sha256,
];

/** For the provider: sets of scenarios and zero curves of the central bank, with which all dossiers are calculated. */
export function CentralBankPage() {
  const texts = useTexts();
  const { general, centralBank } = texts;
  const query = useQuery(centralBankQuery);
  const files = query.data;
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const rowText = useMemo(() => fileText(texts), [texts]);
  const columns = useMemo(
    () =>
      fileColumns(texts, {
        look: (file) => setOpened({ kind: 'look', file }),
        withdraw: (file) => setOpened({ kind: 'withdraw', file }),
      }),
    [texts],
  );
  const list = useListView(columns, initialSort);
  return (
    <>
      <PageHeading title={general.centralBank} description={centralBank.description} manual="beheer" trail={null} />
      <QueryResult query={query}>
        <div className="flex flex-col gap-6">
          <CurveForm />
          <ListTable
            caption={general.centralBank}
            {...list}
            rows={files}
            rowText={rowText}
            empty={{ icon: Library, title: centralBank.emptyTitle, text: centralBank.emptyText }}
          />
        </div>
      </QueryResult>
      {opened?.kind === 'look' ? <FileModal file={opened.file} files={files ?? noFiles} onClose={close} /> : null}
      <WithdrawQuestion file={opened?.kind === 'withdraw' ? opened.file : null} onClose={close} />
    </>
  );
}

interface WithdrawQuestionProps {
  /** Null while nothing is to be withdrawn. */
  readonly file: CentralBankFile | null;
  readonly onClose: () => void;
}

function WithdrawQuestion({ file, onClose }: WithdrawQuestionProps) {
  const texts = useTexts();
  const { centralBank: text } = texts;
  return (
    <ChangeQuestion
      subject={file}
      change={({ id }) => withdraw(id)}
      stale={[centralBankQuery]}
      onClose={onClose}
      failed={text.withdrawFailed}
      title={text.withdraw}
      question={(subject) => text.withdrawQuestion(fileName(texts, subject))}
      consequence={({ dossiers }) => (dossiers === 0 ? text.withdrawUnused : text.withdrawUsed)}
    />
  );
}

interface FileActions {
  readonly look: (file: CentralBankFile) => void;
  readonly withdraw: (file: CentralBankFile) => void;
}

function fileColumns(texts: Catalogue, actions: FileActions): ListColumns<CentralBankFile> {
  const { centralBank: text, formats } = texts;
  return [
    {
      id: 'label',
      label: text.file,
      isRowHeading: true,
      width: 'lg:w-56',
      sortBy: ({ kind, label }) => `${kind}${label}`,
      cell: (file) => (
        <div className="min-w-0">
          <span className="block font-semibold">{fileName(texts, file)}</span>
          <span className="block text-xs break-all text-ink-soft">{file.fileName}</span>
        </div>
      ),
    },
    { id: 'source', label: text.source, cell: ({ source }) => <span className="break-words">{source}</span> },
    {
      id: 'addedOn',
      label: text.added,
      width: 'lg:w-44',
      sortBy: true,
      cell: ({ addedOn, addedBy }) => (
        <div>
          <time dateTime={addedOn}>{formats.moment(addedOn)}</time>
          <span className="block text-xs break-words text-ink-soft">{addedBy}</span>
        </div>
      ),
    },
    {
      id: 'dossiers',
      label: text.dossiers,
      width: 'lg:w-28',
      sortBy: true,
      cell: ({ dossiers }) => formats.wholeNumber(dossiers),
    },
    {
      id: 'state',
      label: text.state,
      width: 'lg:w-36',
      sortBy: ({ withdrawnOn }) => withdrawnOn ?? '',
      cell: (file) => <FileState file={file} />,
    },
    {
      ...actionsColumn(text.actions, 'lg:w-40'),
      cell: (file) => <FileRowActions file={file} actions={actions} />,
    },
  ];
}

function FileState({ file: { withdrawnOn } }: { readonly file: CentralBankFile }) {
  const { centralBank } = useTexts();
  const Icon = withdrawnOn ? CircleSlash : CircleCheck;
  return (
    <RowState icon={Icon} look={withdrawnOn ? 'text-ink-soft' : 'text-good'}>
      {withdrawnOn ? centralBank.withdrawn : centralBank.offered}
    </RowState>
  );
}

function FileRowActions({ file, actions }: { readonly file: CentralBankFile; readonly actions: FileActions }) {
  const texts = useTexts();
  const { centralBank: text } = texts;
  const name = fileName(texts, file);
  return (
    <RowActions>
      <Button
        look="secondary"
        size="small"
        aria-label={text.lookAt(name)}
        onClick={() => actions.look(file)}
        icon={Eye}
      >
        {text.look}
      </Button>
      {file.withdrawnOn === null ? (
        <RowButton
          icon={Undo2}
          look="erase"
          title={text.withdraw}
          name={text.withdrawOf(name)}
          onClick={() => actions.withdraw(file)}
        />
      ) : null}
    </RowActions>
  );
}
