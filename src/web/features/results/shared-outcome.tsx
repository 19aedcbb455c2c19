import { downloadName } from '#api/dossiers.ts';
import type { SharedFileType } from '#api/sharing.ts';
import { sectionsOf } from '#output/model/tab-of-section.ts';
import { shownSections } from '#output/model/screen-result.ts';
import type { ShownShare } from '#web/dossier/share-calls.ts';
import { Answer, firstInView } from '#web/features/results/outcome.tsx';
import { FileItem, FileMenu } from '#web/features/results/file-menu.tsx';
import { Headline } from '#web/features/results/headline.tsx';
import { OutcomeTabs } from '#web/features/results/outcome-tabs.tsx';
import { shownColumns } from '#web/features/results/shown-columns.ts';
import { useLanguage, useTexts } from '#web/i18n/language.ts';
import { useDownload } from '#web/ui/use-download.ts';

interface SharedOutcomeProps {
  readonly shared: ShownShare;
  /** The choice in view. */
  readonly chosen: ShownShare['result']['front'];
  readonly onChoose: (key: ShownShare['result']['front']) => void;
}

/** What an employer sees of an outcome: the answer, and the parts that were shared with him. */
export function SharedOutcome({ shared, chosen, onChoose }: SharedOutcomeProps) {
  const { result, name, decided, tabs } = shared;
  const texts = useTexts();
  const language = useLanguage();
  const sections = shownSections(result, chosen ?? 'none');
  const columns = shownColumns({
    result,
    chosen,
    onChoose,
    decisions: recordedIn(shared),
    whatIf: null,
    texts,
  });
  const isDecided = result.front !== null || decided !== null;
  return (
    <>
      {language === 'nl' ? null : <p className="mb-1 text-sm text-ink-soft">{texts.results.inDutch}</p>}
      <Headline of={headlineOf(shared)} isTried={false}>
        {null}
      </Headline>
      <Answer
        result={result}
        sections={sections}
        columns={columns}
        corner={isDecided ? '' : texts.results.noChoice}
        dossierName={name}
        beside={null}
      />
      {/* What explains the table alone is in no part of the page. */}
      <OutcomeTabs sections={tabs.flatMap((tab) => sectionsOf(tab, sections))} dossierName={name} extra={{}} />
    </>
  );
}

/** What was calculated says what its own choice comes to; of another one that the employer recorded there is its title alone. */
function headlineOf({ result, decided }: ShownShare): Pick<ShownShare['result'], 'sentences' | 'said'> {
  const title = decided === null ? undefined : result.headline.choices[decided.choice];
  const front = result.cards.find(({ key }) => key === result.front)?.choice;
  return title === undefined || front === decided?.choice ? result : { sentences: [`${title}.`] };
}

/** What the employer recorded, or else his office. */
function recordedIn({ result, decided }: ShownShare) {
  if (decided !== null) return [{ decidedOn: decided.on, content: { choice: decided.choice } }];
  const choice = result.cards.find(({ key }) => key === result.front)?.choice ?? null;
  return choice === null || result.recordedOn === undefined
    ? []
    : [{ decidedOn: result.recordedOn, content: { choice } }];
}

/** The choice in view to begin with: what the employer recorded, or that of the outcome. */
export const firstShared = ({ result, decided }: ShownShare) =>
  result.cards.find(({ choice }) => choice === decided?.choice)?.key ?? firstInView(result);

interface SharedDownloadsProps {
  readonly name: string;
  readonly files: readonly SharedFileType[];
  readonly fetchFile: (type: SharedFileType) => Promise<Blob>;
}

/** The files that are shared. */
export function SharedDownloads({ name, files, fetchFile }: SharedDownloadsProps) {
  const { results } = useTexts();
  const { isBusy, start } = useDownload();
  if (files.length === 0) return null;
  return (
    <FileMenu isBusy={isBusy}>
      {files.map((type) => (
        <FileItem key={type} onPick={() => start(() => fetchFile(type), downloadName(type, name))}>
          {results.files[type]}
        </FileItem>
      ))}
    </FileMenu>
  );
}
