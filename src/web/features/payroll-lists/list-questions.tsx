import { useState } from 'react';
import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import type { WorkedPayProof } from '#input/payroll-lists/worked-pay-proof.ts';
import type { FilledTemplate, ShownAnswer, ShownQuestion } from '#web/features/payroll-lists/mapping-messages.ts';
import { RowTicks } from '#web/features/payroll-lists/row-ticks.tsx';
import { decisions, useAnswerText, useProofText, useQuestionText } from '#web/features/payroll-lists/question-text.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';

/** What an answer changes: a column, or what was decided of rows. */
export type OnAnswer = (question: ShownQuestion, answer: Pick<ShownAnswer, 'column' | 'choices'>) => void;

interface ListQuestionsProps {
  readonly questions: readonly ShownQuestion[];
  readonly proof: WorkedPayProof | null;
  readonly places: FilledTemplate['places'];
  readonly isAnswered: (question: ShownQuestion) => boolean;
  /** Whether an answer is being worked out: what is asked next may depend on it. */
  readonly isBusy: boolean;
  readonly choices: ListChoices;
  readonly onAnswer: OnAnswer;
  readonly onAskAgain: (id: string) => void;
}

/** The questions of a list, one at a time, below what was answered. */
export function ListQuestions(props: ListQuestionsProps) {
  const { questions, proof, places, isAnswered, isBusy, choices, onAnswer, onAskAgain } = props;
  const { participantsFile: text } = useTexts();
  const done = questions.filter(isAnswered);
  const next = questions.find((question) => !isAnswered(question));
  return (
    <div className="flex flex-col gap-5">
      {done.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line text-sm">
          {done.map((question) => (
            <Answered key={question.id} question={question} choices={choices} onAskAgain={onAskAgain} />
          ))}
        </ul>
      ) : null}
      {next && !isBusy ? (
        <OpenQuestion
          key={next.id}
          question={next}
          place={text.questionOf(done.length + 1)}
          proof={next.kind === 'workedPay' ? proof : null}
          places={places}
          choices={choices}
          onAnswer={onAnswer}
        />
      ) : null}
    </div>
  );
}

interface AnsweredProps extends Pick<ListQuestionsProps, 'choices' | 'onAskAgain'> {
  readonly question: ShownQuestion;
}

function Answered({ question, choices, onAskAgain }: AnsweredProps) {
  const { participantsFile: text } = useTexts();
  const asked = useQuestionText(question);
  const answer = useAnswerText(question, choices);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 grow basis-64">{asked}</span>
      <strong className="font-semibold">{answer}</strong>
      <Button look="quiet" size="small" onClick={() => onAskAgain(question.id)}>
        {text.change}
      </Button>
    </li>
  );
}

interface OpenQuestionProps extends Pick<ListQuestionsProps, 'places' | 'choices' | 'onAnswer'> {
  readonly question: ShownQuestion;
  readonly place: string;
  /** What the list tells of it. */
  readonly proof: WorkedPayProof | null;
}

function OpenQuestion({ question, place, proof, places, choices, onAnswer }: OpenQuestionProps) {
  const { participantsFile: text } = useTexts();
  const asked = useQuestionText(question);
  const proven = useProofText(proof);
  const { kind, example, answers, rows } = question;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-semibold">
        <span className="block text-xs font-normal text-ink-soft">{place}</span>
        {asked}
      </legend>
      {example ? <p className="text-sm text-ink-soft">{text.example(example.who, example.written)}</p> : null}
      {proven === '' ? null : <p className="text-sm">{proven}</p>}
      {kind === 'valuationDate' || kind === 'amountsDay' ? (
        <DayAnswer
          label={text.askedDays[kind]}
          onChoose={(day) => onAnswer(question, { column: null, choices: { [kind]: day } })}
        />
      ) : null}
      {rows.length > 0 ? (
        <RowTicks
          rows={rows}
          places={places}
          decided={choices[decisions(kind)]}
          onChoose={(decided) => onAnswer(question, { column: null, choices: { [decisions(kind)]: decided } })}
        />
      ) : null}
      {answers.length > 0 ? <Answers question={question} onAnswer={onAnswer} /> : null}
    </fieldset>
  );
}

function Answers({ question, onAnswer }: Pick<OpenQuestionProps, 'question' | 'onAnswer'>) {
  const { participantsFile: text } = useTexts();
  return (
    <div className="flex flex-col items-start gap-2">
      {question.answers.map((answer) => (
        <Button
          key={`${answer.name} ${answer.value}`}
          look="secondary"
          className="h-auto min-h-10 max-w-full py-1.5"
          onClick={() => onAnswer(question, answer)}
        >
          <span className="text-left whitespace-normal">
            {text.answers[answer.name](String(answer.value).replace('.', ','))}
            {answer.outcome === '' ? null : <span className="font-normal text-ink-soft">{` → ${answer.outcome}`}</span>}
          </span>
        </Button>
      ))}
    </div>
  );
}

interface DayAnswerProps {
  readonly label: string;
  readonly onChoose: (day: NonNullable<ListChoices['valuationDate']>) => void;
}

function DayAnswer({ label, onChoose }: DayAnswerProps) {
  const { participantsFile: text } = useTexts();
  const [typed, setTyped] = useState('');
  const [year = 0, month = 0, day = 0] = typed.split('-').map(Number);
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ year, month, day });
      }}
    >
      <TextField label={label} type="date" required value={typed} onChange={({ target }) => setTyped(target.value)} />
      <Button type="submit" look="secondary">
        {text.next}
      </Button>
    </form>
  );
}
