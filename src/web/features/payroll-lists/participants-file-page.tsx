import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { LookedAtFile } from '#input/payroll-lists/look-at-file.ts';
import { ColumnsTable } from '#web/features/payroll-lists/columns-table.tsx';
import {
  type ChosenColumns,
  chosenColumns,
  mappingOf,
  missingColumns,
} from '#web/features/payroll-lists/column-mapping.ts';
import { KeptLayouts } from '#web/features/payroll-lists/kept-layouts.tsx';
import { FilledResult, WorkState } from '#web/features/payroll-lists/filled-result.tsx';
import { columnsQuery, filledQuery, templateQuery } from '#web/features/payroll-lists/mapping-queries.ts';
import { type ChosenFiles, SourceFiles } from '#web/features/payroll-lists/source-files.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { fileKey } from '#web/lib/worker/file-key.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { offeredKinds } from '#web/dossier/offered-kinds.ts';

const NewDossierModal = lazyPart(() => import('#web/features/new-dossier/new-dossier-modal.tsx'), 'NewDossierModal');

const nothingChosen: ChosenFiles = {
  list: null,
  kind: offeredKinds[0] ?? 'dcToDc',
  template: null,
  hasOwnTemplate: false,
};

/** Participants from a list with columns of its own come into a template: all of it in the browser. */
export function ParticipantsFilePage() {
  const texts = useTexts();
  const { participantsFile: text } = texts;
  const { clientId = '' } = useParams();
  const [files, setFiles] = useState(nothingChosen);
  const [sheet, setSheet] = useState<string | null>(null);
  const choose = (next: ChosenFiles) => {
    if (next.list !== files.list) setSheet(null);
    setFiles(next);
  };
  return (
    <>
      <PageHeading
        title={text.title}
        description={text.description}
        manual="deelnemersbestand"
        trail={[{ label: texts.dossiers.title, to: screenPaths.clientOf(clientId) }]}
      />
      <div className="flex flex-col gap-6">
        <Card title={text.steps.file}>
          <SourceFiles files={files} onChange={choose} />
        </Card>
        {files.list === null ? null : (
          <Columns
            key={`${files.kind} ${sheet}`}
            clientId={clientId}
            files={files}
            list={files.list}
            sheet={sheet}
            onSheet={setSheet}
          />
        )}
      </div>
    </>
  );
}

interface ColumnsProps {
  readonly clientId: string;
  readonly files: ChosenFiles;
  readonly list: File;
  readonly sheet: string | null;
  readonly onSheet: (sheet: string) => void;
}

/** The columns of the list, once they are read. */
function Columns({ clientId, files, list, sheet, onSheet }: ColumnsProps) {
  const { participantsFile: text } = useTexts();
  const query = useQuery(columnsQuery(list, files.kind, sheet));
  const { data } = query;
  if (data === undefined || 'remedy' in data)
    return <WorkState refusal={data} hasFailed={query.isError} busy={text.reading} />;
  return (
    <Mapping
      key={`${fileKey(list)} ${data.sheet}`}
      clientId={clientId}
      files={files}
      list={list}
      file={data}
      onSheet={onSheet}
    />
  );
}

interface MappingProps extends Omit<ColumnsProps, 'sheet'> {
  readonly file: LookedAtFile;
}

function Mapping({ clientId, files, list, file, onSheet }: MappingProps) {
  const { participantsFile: text } = useTexts();
  const { role } = useCurrentUser();
  const [chosen, setChosen] = useState<ChosenColumns>(() => chosenColumns(file.proposed));
  // Fields with numbers begin anew when a layout is taken.
  const [timesTaken, setTimesTaken] = useState(0);
  const missing = missingColumns(file, chosen);
  return (
    <>
      <Card title={text.steps.columns}>
        <div className="flex flex-col gap-4">
          {file.sheets.length > 1 ? (
            <SelectField
              label={text.sheet}
              value={file.sheet}
              onChange={({ target }) => onSheet(target.value)}
              className="max-w-sm"
            >
              {file.sheets.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </SelectField>
          ) : null}
          <LeftBehind file={file} />
          {role === 'adviser' ? (
            <KeptLayouts
              file={file}
              mapping={mappingOf(file, chosen)}
              onUse={({ columns }) => {
                setChosen(chosenColumns(columns));
                setTimesTaken(timesTaken + 1);
              }}
            />
          ) : null}
          <ColumnsTable key={timesTaken} file={file} chosen={chosen} onChange={setChosen} />
          {missing.length > 0 ? (
            <Notice tone="warning" announced="politely">
              {text.missing(missing.map(({ header }) => header).join(', '))}
            </Notice>
          ) : null}
        </div>
      </Card>
      {missing.length === 0 ? (
        <Result clientId={clientId} files={files} list={list} file={file} chosen={chosen} />
      ) : null}
    </>
  );
}

/** Which columns are not shown, and why. */
function LeftBehind({ file: { citizenNumbers, personal } }: { readonly file: LookedAtFile }) {
  const { participantsFile: text } = useTexts();
  if (citizenNumbers.length + personal.length === 0) return null;
  return (
    <Notice tone="info">
      {citizenNumbers.length > 0 ? <p>{text.citizenNumbers(citizenNumbers.join(', '))}</p> : null}
      {personal.length > 0 ? <p>{text.personal(personal.join(', '))}</p> : null}
    </Notice>
  );
}

interface ResultProps extends Pick<MappingProps, 'clientId' | 'files' | 'list' | 'file'> {
  readonly chosen: ChosenColumns;
}

/** The template with the participants; waits for the user's own where that is to be filled. */
function Result({ clientId, files, list, file, chosen }: ResultProps) {
  const { participantsFile: text } = useTexts();
  const navigate = useNavigate();
  const [added, setAdded] = useState<readonly File[] | null>(null);
  const fresh = useQuery({ ...templateQuery(files.kind), enabled: !files.hasOwnTemplate });
  const template = files.hasOwnTemplate ? files.template : (fresh.data ?? null);
  const query = useQuery({
    ...filledQuery(list, files.kind, template, mappingOf(file, chosen)),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  if (files.hasOwnTemplate && template === null) return null;
  return (
    <Card title={text.steps.result}>
      {data === undefined || 'remedy' in data ? (
        <WorkState refusal={data} hasFailed={query.isError || fresh.isError} busy={text.filling} />
      ) : (
        <FilledResult
          filled={data}
          isBeingFilled={query.isPlaceholderData}
          headers={file.ours.map(({ header }) => header)}
          fileName={files.template?.name ?? text.fileName(files.kind)}
          onAdd={files.hasOwnTemplate ? (made) => setAdded([made]) : null}
        />
      )}
      {added === null ? null : (
        <Suspense>
          <NewDossierModal
            clientId={clientId}
            dropped={added}
            onClose={() => setAdded(null)}
            onAdded={() => void navigate(screenPaths.clientOf(clientId))}
          />
        </Suspense>
      )}
    </Card>
  );
}
