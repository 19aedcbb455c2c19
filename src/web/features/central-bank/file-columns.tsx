import { createColumnHelper } from '@tanstack/react-table';
import { CircleCheck, CircleSlash, Eye, Undo2 } from 'lucide-react';
import type { CentralBankFile } from '#api/central-bank-files.ts';
import { fileName } from '#web/features/central-bank/file-name.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import type { ListColumns, ListFeatures } from '#web/ui/table/features.ts';
import { actionsColumn, RowActions, RowButton, RowState } from '#web/ui/table/row-parts.tsx';

export interface FileActions {
  readonly look: (file: CentralBankFile) => void;
  readonly withdraw: (file: CentralBankFile) => void;
}

const helper = createColumnHelper<ListFeatures, CentralBankFile>();

export function fileColumns(texts: Catalogue, actions: FileActions): ListColumns<CentralBankFile> {
  const { centralBank: text, formats } = texts;
  return helper.columns([
    helper.accessor('label', {
      meta: { label: text.file, isRowHeading: true, width: 'lg:w-56' },
      sortFn: (a, b) => `${a.original.kind}${a.original.label}`.localeCompare(`${b.original.kind}${b.original.label}`),
      cell: ({ row: { original } }) => (
        <div className="min-w-0">
          <span className="block font-semibold">{fileName(texts, original)}</span>
          <span className="block text-xs break-all text-ink-soft">{original.fileName}</span>
        </div>
      ),
    }),
    helper.accessor('source', {
      enableSorting: false,
      meta: { label: text.source },
      cell: ({ getValue }) => <span className="break-words">{getValue()}</span>,
    }),
    helper.accessor('addedOn', {
      meta: { label: text.added, width: 'lg:w-44' },
      sortFn: (a, b) => a.original.addedOn.localeCompare(b.original.addedOn),
      cell: ({ row: { original } }) => (
        <div>
          <time dateTime={original.addedOn}>{formats.moment(original.addedOn)}</time>
          <span className="block text-xs break-words text-ink-soft">{original.addedBy}</span>
        </div>
      ),
    }),
    helper.accessor('dossiers', {
      meta: { label: text.dossiers, width: 'lg:w-28' },
      cell: ({ getValue }) => formats.wholeNumber(getValue()),
    }),
    helper.accessor((file) => file.withdrawnOn ?? '', {
      id: 'state',
      meta: { label: text.state, width: 'lg:w-36' },
      cell: ({ row }) => <FileState file={row.original} />,
    }),
    helper.display({
      ...actionsColumn(text.actions, 'lg:w-40'),
      cell: ({ row }) => <FileRowActions file={row.original} actions={actions} />,
    }),
  ]);
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
      <Button look="secondary" size="small" aria-label={text.lookAt(name)} onClick={() => actions.look(file)}>
        <Eye aria-hidden size={16} />
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
