import { Check, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { type KeptText, longestText } from '#api/written-texts.ts';
import { type TextKey, writtenTexts } from '#output/model/written-texts.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { EarlierTexts } from '#web/features/documents/earlier-texts.tsx';
import type { TextEvent, TextState } from '#web/features/documents/text-state.ts';
import { useWrittenText } from '#web/features/documents/use-written-text.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/fields.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface WrittenTextProps {
  readonly place: DossierPlace;
  readonly textKey: TextKey;
  readonly kept: KeptText | undefined;
  /** Whether the documents ask for it now. */
  readonly isAsked: boolean;
}

/** What to write, and the article that asks for it. */
function hintOf(key: TextKey): string {
  const { hint, article } = writtenTexts[key];
  return article === null ? `${hint}.` : `${hint} (${article}).`;
}

/** A text of the adviser, saved as it is typed. */
export function WrittenTextField({ place, textKey, kept, isAsked }: WrittenTextProps) {
  const { documents: texts } = useTexts();
  const [state, tell] = useWrittenText(place, textKey, kept);
  const { text, applies } = state.entered;
  const { name } = writtenTexts[textKey];
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <li className="flex flex-col gap-2 border-t border-line pt-4">
      <div lang="nl">
        <TextAreaField
          ref={field}
          label={name}
          hint={hintOf(textKey)}
          value={text}
          maxLength={longestText}
          disabled={!applies}
          onChange={({ target }) => tell({ is: 'typed', change: { text: target.value } })}
        />
      </div>
      {isAsked ? null : <p className="text-sm text-ink-soft">{texts.unasked}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <label className="inline-flex min-h-6 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={!applies}
            aria-label={texts.notApplicableOf(name)}
            onChange={({ target }) => tell({ is: 'typed', change: { applies: !target.checked } })}
            className="size-4 accent-brand"
          />
          {texts.notApplicable}
        </label>
        <SavedState
          state={state}
          isKept={kept !== undefined}
          onAgain={() => tell({ is: 'sent', entered: state.entered })}
        />
      </div>
      {kept !== undefined && (!kept.isOfThisOutcome || kept.otherChoice !== null) && state.phase === 'saved' ? (
        <Notice
          tone="warning"
          action={
            <Button look="secondary" size="small" onClick={() => tell({ is: 'typed', change: {} })} icon={Check}>
              {texts.confirm}
            </Button>
          }
        >
          {kept.otherChoice === null ? texts.earlier : texts.otherChoice(kept.otherChoice)}
        </Notice>
      ) : null}
      {state.other === null ? null : <OtherText other={state.other} tell={tell} />}
      {kept === undefined || kept.earlier.length === 0 ? null : (
        <EarlierTexts
          earlier={kept.earlier}
          isUnsaved={state.phase !== 'saved'}
          onPutBack={({ text: before, applies: didApply }) => {
            tell({ is: 'typed', change: { text: before, applies: didApply } });
            // What was pressed goes with what it put back.
            field.current?.focus();
          }}
        />
      )}
    </li>
  );
}

interface SavedStateProps {
  readonly state: TextState;
  readonly isKept: boolean;
  readonly onAgain: () => void;
}

/** Whether the content of the field is saved. */
function SavedState({ state: { phase, said }, isKept, onAgain }: SavedStateProps) {
  const { documents: texts, general } = useTexts();
  const told = { saved: isKept ? texts.saved : '', typing: texts.saving, saving: texts.saving };
  if (phase !== 'failed' && phase !== 'overtaken')
    return <output className="text-sm text-ink-soft">{told[phase]}</output>;
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm">
      <output className="font-semibold text-bad">
        {phase === 'failed' && said !== null ? `${texts.unsaved}: ${said}` : texts.unsaved}
      </output>
      {phase === 'failed' ? (
        <Button look="quiet" size="small" onClick={onAgain}>
          {general.retry}
        </Button>
      ) : null}
    </span>
  );
}

interface OtherTextProps {
  readonly other: KeptText;
  readonly tell: (event: TextEvent) => void;
}

/** What somebody else wrote meanwhile, with the choice whose stays. */
function OtherText({ other, tell }: OtherTextProps) {
  const { documents: texts } = useTexts();
  return (
    <Notice tone="warning" announced="politely">
      <p className="font-semibold">{texts.changedBy(other.writtenBy)}</p>
      <p lang="nl" className="mt-1 break-words whitespace-pre-wrap">
        {other.applies ? other.text : texts.notApplicable}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => tell({ is: 'settled', by: 'mine' })} icon={Check}>
          {texts.keepMine}
        </Button>
        <Button look="secondary" size="small" onClick={() => tell({ is: 'settled', by: 'theirs' })} icon={Undo2}>
          {texts.takeTheirs}
        </Button>
      </p>
    </Notice>
  );
}

/** A text for those who may not change it. */
export function ReadText({ textKey, kept }: Pick<WrittenTextProps, 'textKey' | 'kept'>) {
  const { documents: texts } = useTexts();
  const isWritten = kept?.applies === true && kept.text.trim() !== '';
  return (
    <li className="border-t border-line pt-4">
      <h3 lang="nl" className="text-sm font-semibold">
        {writtenTexts[textKey].name}
      </h3>
      {isWritten ? (
        <p lang="nl" className="mt-1 max-w-prose break-words whitespace-pre-wrap">
          {kept.text}
        </p>
      ) : (
        <p className="mt-1 text-sm text-ink-soft">{kept?.applies === false ? texts.notApplicable : texts.open}</p>
      )}
    </li>
  );
}
