import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { ListSettings } from '#input/payroll-lists/list-settings.ts';
import { proposedSettings } from '#web/features/payroll-lists/first-choices.ts';
import type { LookedAtFile } from '#input/payroll-lists/look-at-file.ts';
import { ColumnsTable } from '#web/features/payroll-lists/columns-table.tsx';
import {
  type ChosenColumns,
  chosenColumns,
  keptColumns,
  mappingOf,
  missingColumns,
} from '#web/features/payroll-lists/column-mapping.ts';
import { KeptLayouts } from '#web/features/payroll-lists/kept-layouts.tsx';
import { ListPlace } from '#web/features/payroll-lists/list-place.tsx';
import { ReadListCards, type ReadListCardsProps } from '#web/features/payroll-lists/read-list-cards.tsx';
import { WorkState } from '#web/features/payroll-lists/filled-result.tsx';
import { columnsQuery } from '#web/features/payroll-lists/mapping-queries.ts';
import { type ChosenFiles, SourceFiles } from '#web/features/payroll-lists/source-files.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { fileKey } from '#web/lib/worker/file-key.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { offeredKinds } from '#web/dossier/offered-kinds.ts';

const nothingChosen: ChosenFiles = {
  list: null,
  kind: offeredKinds[0] ?? 'dcToDc',
  template: null,
  use: 'new',
  fresh: null,
};

/** Participants from a list with columns of its own come into a template: all of it in the browser. */
export function ParticipantsFilePage() {
  const texts = useTexts();
  const { participantsFile: text } = texts;
  const { clientId = '' } = useParams();
  const [files, setFiles] = useState(nothingChosen);
  const [settings, setSettings] = useState(proposedSettings);
  const choose = (next: ChosenFiles) => {
    if (next.list !== files.list) setSettings(proposedSettings);
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
            key={fileKey(files.list)}
            clientId={clientId}
            files={files}
            list={files.list}
            settings={settings}
            onSettings={setSettings}
            onNextList={(template, valuationDate) => {
              const fresh = files.use === 'new' || files.fresh ? { valuationDate } : null;
              choose({ ...files, list: null, template, use: 'completed', fresh });
            }}
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
  readonly settings: ListSettings;
  readonly onSettings: (settings: ListSettings) => void;
  readonly onNextList: ReadListCardsProps['onNextList'];
}

/** Where the list is in its file, and its columns once they are read. */
function Columns({ settings, onSettings, ...props }: ColumnsProps) {
  const { participantsFile: text } = useTexts();
  const { list, files } = props;
  const completed = files.use === 'completed' ? files.template : null;
  const query = useQuery(columnsQuery(list, files.kind, settings, completed));
  const { data } = query;
  const file = data === undefined || 'remedy' in data ? null : data;
  // Settings with which nothing can be read can be changed as well.
  const [last, setLast] = useState(file);
  if (file !== null && file !== last) setLast(file);
  if (files.use === 'completed' && completed === null) return null;
  const areSheetsAsked = last !== null && last.alike.length > 0 && settings.alikeSheets === null;
  return (
    <>
      {last === null ? null : (
        <Card title={text.steps.rows}>
          <ListPlace file={last} settings={settings} onChange={onSettings} />
        </Card>
      )}
      {areSheetsAsked ? null : file === null ? (
        <WorkState
          refusal={data !== undefined && 'remedy' in data ? data : undefined}
          hasFailed={query.isError}
          busy={text.reading}
        />
      ) : (
        <Mapping key={JSON.stringify([files.kind, file.settings, file.ours.length])} {...props} file={file} />
      )}
    </>
  );
}

interface MappingProps extends Omit<ColumnsProps, 'settings' | 'onSettings'> {
  readonly file: LookedAtFile;
}

function Mapping({ clientId, files, list, file, onNextList }: MappingProps) {
  const { participantsFile: text } = useTexts();
  const { role } = useCurrentUser();
  const [chosen, setChosen] = useState<ChosenColumns>(() => chosenColumns(file.proposed));
  // Fields with numbers begin anew when a layout is taken.
  const [timesTaken, setTimesTaken] = useState(0);
  const [isKnownLayout, setIsKnownLayout] = useState(false);
  const missing = missingColumns(file, chosen);
  return (
    <>
      <Card title={text.steps.columns}>
        <div className="flex flex-col gap-4">
          <LeftBehind file={file} />
          {role === 'adviser' ? (
            <KeptLayouts
              file={file}
              mapping={mappingOf(file, chosen)}
              onUse={(layout) => {
                setChosen(layout ? keptColumns(file, layout) : chosenColumns(file.proposed));
                setTimesTaken(timesTaken + 1);
                setIsKnownLayout(layout !== null);
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
        <ReadListCards
          clientId={clientId}
          files={files}
          list={list}
          file={file}
          chosen={chosen}
          isKnownLayout={isKnownLayout}
          onChosen={setChosen}
          onNextList={onNextList}
        />
      ) : null}
    </>
  );
}

/** Which columns are not shown, and why. */
function LeftBehind({ file: { citizenNumbers, personal, unreadable } }: { readonly file: LookedAtFile }) {
  const { participantsFile: text } = useTexts();
  if (citizenNumbers.length + personal.length + unreadable.length === 0) return null;
  return (
    <Notice tone="info">
      {citizenNumbers.length > 0 ? <p>{text.citizenNumbers(citizenNumbers.join(', '))}</p> : null}
      {personal.length > 0 ? <p>{text.personal(personal.join(', '))}</p> : null}
      {unreadable.length > 0 ? <p>{text.unreadable(unreadable.join(', '))}</p> : null}
    </Notice>
  );
}
