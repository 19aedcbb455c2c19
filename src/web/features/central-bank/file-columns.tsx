import { CircleCheck, CircleSlash, Eye, Undo2 } from 'lucide-react';
import type { CentralBankFile } from '#api/central-bank-files.ts';
import { fileName } from '#web/features/central-bank/file-name.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import type { ListColumns } from '#web/ui/table/features.ts';
import { actionsColumn, RowActions, RowButton, RowState } from '#web/ui/table/row-parts.tsx';

export interface FileActions {
  readonly look: (file: CentralBankFile) => void;
  readonly withdraw: (file: CentralBankFile) => void;
}

export function fileColumns(texts: Catalogue, actions: FileActions): ListColumns<CentralBankFile> {
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
      sortBy: ({ addedOn }) => addedOn,
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
      sortBy: ({ dossiers }) => dossiers,
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
