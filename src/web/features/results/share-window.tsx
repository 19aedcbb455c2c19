import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ShareContent, sharedTabs, type ShareState } from '#api/sharing.ts';
import { inWords } from '#output/language/wording.ts';
import { sectionsOf } from '#output/model/tab-of-section.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { dossierListKey, type DossierPlace } from '#web/dossier/dossier-calls.ts';
import { dossierKey } from '#web/dossier/result-calls.ts';
import { endShare, shareDossier, sharePreview, shareQuery, type ShownShare } from '#web/dossier/share-calls.ts';
import { textsQuery } from '#web/features/documents/text-calls.ts';
import { textsInDoubt } from '#web/features/results/texts-in-doubt.ts';
import { useTexts } from '#web/i18n/language.ts';
import { useFetchedAnew } from '#web/lib/api-data.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangeQuestion } from '#web/ui/delete-question.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showRefusal, showSuccess } from '#web/ui/toasts.tsx';

interface ShareWindowProps {
  readonly place: DossierPlace;
  readonly name: string;
  /** Whether there is an outcome to share now: not while the files are made again. */
  readonly isReady: boolean;
  readonly result: ScreenResult;
  readonly state: ShareState;
  /** What was ticked before; null: nothing yet. */
  readonly ticked: ShareContent | null;
  readonly onTick: (content: ShareContent | null) => void;
  readonly onPreview: (preview: ShownShare) => void;
  readonly onClose: () => void;
}

/** What is proposed of a dossier that was not shared before: what an employer decides by, and files for himself. */
function proposed({ table, views }: ScreenResult, { files }: ShareState): ShareContent {
  return {
    choices: table.columns.flatMap(({ choice, key }) => (key in views ? [choice] : [])),
    tabs: ['kosten', 'medewerkers', 'compensatie'],
    files: files.filter((type) => type === 'reportFile' || type === 'adviceFile'),
  };
}

/** Chooses what the employer sees, looks at it as he will, shares it and ends that. */
export function ShareWindow(props: ShareWindowProps) {
  const { place, name, isReady, result, state, ticked, onTick, onPreview, onClose } = props;
  const { sharing, results, formats, outcome } = useTexts();
  const [isEnding, setIsEnding] = useState(false);
  const { share, files } = state;
  const entered = ticked ?? share?.content ?? proposed(result, state);
  // Each file is about all choices; those that were ticked are ticked again when all choices are.
  const isWhole = entered.choices.length === result.table.columns.length;
  const content = isWhole ? entered : { ...entered, files: [] };
  const fetchAnew = useFetchedAnew();
  const done = async (text: string) => {
    await fetchAnew([shareQuery(place), { queryKey: dossierListKey(place.clientId) }, { queryKey: dossierKey(place) }]);
    onTick(null);
    showSuccess({ title: sharing.share, message: text });
    onClose();
  };
  const onError = (error: unknown) => showRefusal(error, sharing.failed);
  const sent = useMutation({
    mutationFn: () => shareDossier(place, content),
    onSuccess: () => done(sharing.done(name)),
    onError,
  });
  const looked = useMutation({ mutationFn: () => sharePreview(place, content), onSuccess: onPreview, onError });
  const isBusy = sent.isPending || looked.isPending;
  const isBarred = isBusy || !isReady || content.choices.length === 0;
  const tabs = sharedTabs.filter((tab) => sectionsOf(tab, result.sections).length > 0);
  return (
    <Modal title={sharing.title} onClose={onClose}>
      <p className="text-sm text-ink-soft">{sharing.lead}</p>
      {share === null ? null : (
        <Notice tone={share.isOlder ? 'warning' : 'info'} className="mt-3">
          <p>{sharing.sharedOn(share.sharedBy, formats.moment(share.sharedOn))}</p>
          <p>
            {share.opened === null
              ? sharing.notOpened
              : sharing.openedOn(share.opened.by, formats.moment(share.opened.on))}
          </p>
          {share.isOlder ? <p>{sharing.older}</p> : null}
        </Notice>
      )}
      <Ticks
        legend={sharing.choices}
        all={result.table.columns.map(({ choice }) => choice)}
        chosen={content.choices}
        onChange={(choices) => onTick({ ...entered, choices })}
        nameOf={(choice) => {
          const column = result.table.columns.find((one) => one.choice === choice);
          return `${choice} ${column === undefined ? '' : inWords(column.name, outcome)}`;
        }}
      />
      <Ticks
        legend={sharing.tabs}
        all={tabs}
        chosen={content.tabs}
        onChange={(chosen) => onTick({ ...entered, tabs: chosen })}
        nameOf={(tab) => results.tabs[tab].name}
      />
      <Ticks
        legend={sharing.files}
        all={isWhole ? files : []}
        chosen={content.files}
        onChange={(chosen) => onTick({ ...entered, files: chosen })}
        nameOf={(type) => results.files[type]}
      />
      {isWhole ? null : <p className="mt-3 text-sm text-ink-soft">{sharing.wholeFiles}</p>}
      {isReady ? null : <p className="mt-3 text-sm text-ink-soft">{sharing.notReady}</p>}
      {content.files.some((type) => type !== 'reportFile') ? <TextsInDoubt place={place} /> : null}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        {share === null ? null : (
          <Button look="quiet" aria-disabled={isBusy} onClick={() => isBusy || setIsEnding(true)}>
            {sharing.end}
          </Button>
        )}
        <Button
          look="secondary"
          aria-disabled={isBarred}
          onClick={() => isBarred || looked.mutate()}
          isBusy={looked.isPending}
        >
          {sharing.preview}
        </Button>
        <Button aria-disabled={isBarred} onClick={() => isBarred || sent.mutate()} isBusy={sent.isPending}>
          {share === null ? sharing.share : sharing.shareAgain}
        </Button>
      </div>
      <ChangeQuestion
        subject={isEnding ? name : null}
        change={() => endShare(place)}
        onChanged={() => done(sharing.ended(name))}
        onClose={() => setIsEnding(false)}
        failed={sharing.failed}
        title={sharing.end}
        question={() => sharing.endQuestion}
        consequence={sharing.endConsequence}
      />
    </Modal>
  );
}

/** What is to be looked at in the documents that go along. */
function TextsInDoubt({ place }: Pick<ShareWindowProps, 'place'>) {
  const { finalMark } = useTexts();
  const { data } = useQuery(textsQuery(place));
  const doubts = data === undefined ? [] : textsInDoubt(data, finalMark);
  return doubts.map((doubt) => (
    <Notice key={doubt} tone="warning" className="mt-3">
      <p lang="nl">{doubt}</p>
    </Notice>
  ));
}

interface TicksProps<Name extends string> {
  readonly legend: string;
  readonly all: readonly Name[];
  readonly chosen: readonly Name[];
  readonly onChange: (chosen: Name[]) => void;
  readonly nameOf: (name: Name) => string;
}

/** Some of all, in their order. */
function Ticks<Name extends string>({ legend, all, chosen, onChange, nameOf }: TicksProps<Name>) {
  if (all.length === 0) return null;
  return (
    <fieldset className="mt-4">
      <legend className="text-sm font-semibold">{legend}</legend>
      <ul className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {all.map((name) => (
          <li key={name}>
            <label className="inline-flex min-h-6 items-start gap-2 text-sm">
              <input
                type="checkbox"
                checked={chosen.includes(name)}
                onChange={({ target }) =>
                  onChange(all.filter((one) => (one === name ? target.checked : chosen.includes(one))))
                }
                className="mt-0.5 size-4 shrink-0 accent-brand"
              />
              {nameOf(name)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
