import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import { noChoices } from '#web/features/payroll-lists/first-choices.ts';
import type { LookedAtFile } from '#input/payroll-lists/look-at-file.ts';
import { type ChosenColumns, mappingOf, withMapped } from '#web/features/payroll-lists/column-mapping.ts';
import { FilledResult, WorkState } from '#web/features/payroll-lists/filled-result.tsx';
import { ListQuestions, type OnAnswer } from '#web/features/payroll-lists/list-questions.tsx';
import type { ShownQuestion } from '#web/features/payroll-lists/mapping-messages.ts';
import { filledQuery, templateQuery } from '#web/features/payroll-lists/mapping-queries.ts';
import type { ChosenFiles } from '#web/features/payroll-lists/source-files.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Card } from '#web/ui/card.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const NewDossierModal = lazyPart(() => import('#web/features/new-dossier/new-dossier-modal.tsx'), 'NewDossierModal');

export interface ReadListCardsProps {
  readonly clientId: string;
  readonly files: ChosenFiles;
  readonly list: File;
  readonly file: LookedAtFile;
  readonly chosen: ChosenColumns;
  /** The columns are read as a layout that was kept says. */
  readonly isKnownLayout: boolean;
  readonly onChosen: (chosen: ChosenColumns) => void;
  /** Goes on with another list, that completes the template; the valuation date as it was typed. */
  readonly onNextList: (template: File, valuationDate: ListChoices['valuationDate']) => void;
}

/** What there is to ask of a list, and the template with its participants; waits for the user's own where that is to be filled. */
export function ReadListCards(props: ReadListCardsProps) {
  const { clientId, files, list, file, chosen, isKnownLayout, onChosen, onNextList } = props;
  const { participantsFile: text } = useTexts();
  const navigate = useNavigate();
  const [added, setAdded] = useState<readonly File[] | null>(null);
  const [choices, setChoices] = useState<ListChoices>({ ...noChoices, ...files.fresh });
  const [answered, setAnswered] = useState<Readonly<Record<string, boolean>>>({});
  const fresh = useQuery({ ...templateQuery(files.kind), enabled: files.use === 'new' });
  const template = files.use === 'new' ? (fresh.data ?? null) : files.template;
  const asked = {
    settings: file.settings,
    mapping: mappingOf(file, chosen),
    choices,
    isCompleting: files.use === 'completed',
  };
  const query = useQuery({
    ...filledQuery(list, files.kind, template, asked),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  if (files.use !== 'new' && template === null) return null;
  if (data === undefined || 'remedy' in data)
    return (
      <Card title={text.steps.result}>
        <WorkState refusal={data} hasFailed={query.isError || fresh.isError} busy={text.filling} />
      </Card>
    );
  const onAnswer: OnAnswer = ({ id }, answer) => {
    if (answer.column) onChosen(withMapped(chosen, answer.column));
    if (answer.choices) setChoices({ ...choices, ...answer.choices });
    setAnswered({ ...answered, [id]: true });
  };
  // A kept layout says how columns are read; what is asked of rows and of odd values is of this list.
  const isAnswered = ({ id, key, current }: ShownQuestion): boolean =>
    answered[id] ?? (isKnownLayout && key !== null && current >= 0);
  const open = data.questions.filter((question) => !isAnswered(question));
  return (
    <>
      {data.questions.length > 0 ? (
        <Card title={text.steps.questions}>
          <ListQuestions
            questions={data.questions}
            proof={data.proof}
            places={data.places}
            isAnswered={isAnswered}
            isBusy={query.isPlaceholderData}
            choices={choices}
            onAnswer={onAnswer}
            onAskAgain={(id) => setAnswered({ ...answered, [id]: false })}
          />
        </Card>
      ) : null}
      <Card title={text.steps.result}>
        <FilledResult
          filled={data}
          isBeingFilled={query.isPlaceholderData}
          ours={file.ours.filter(({ isHelper }) => !isHelper)}
          chosen={chosen}
          openQuestions={open.length}
          fileName={files.template?.name ?? text.fileName(files.kind)}
          onAdd={files.use === 'new' || files.fresh ? null : (made) => setAdded([made])}
          onNextList={(made) => onNextList(made, choices.valuationDate)}
        />
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
    </>
  );
}
