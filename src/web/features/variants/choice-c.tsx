import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { dossierQuery } from '#web/dossier/result-calls.ts';
import { takeAsC } from '#web/dossier/variant-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangeQuestion } from '#web/ui/delete-question.tsx';

/** What is to become choice C; without an id what the file has for it. */
export interface Taken {
  readonly id: string | null;
  readonly name: string;
}

interface TakenAsCProps {
  readonly name: string;
  /** Null: whoever looks may not give it back. */
  readonly onGiveBack: (() => void) | null;
}

/** Which variant is choice C, with the way back to what the file has for it. */
export function TakenAsC({ name, onGiveBack }: TakenAsCProps) {
  const { variants: texts } = useTexts();
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="break-words">{texts.isChoiceC(name)}</span>
      {onGiveBack === null ? null : (
        <Button look="quiet" size="small" className="no-print" onClick={onGiveBack}>
          {texts.giveBack}
        </Button>
      )}
    </p>
  );
}

interface TakeQuestionProps {
  readonly place: DossierPlace;
  /** Null while the question is closed. */
  readonly taken: Taken | null;
  readonly hasC: boolean;
  readonly onClose: () => void;
}

/** Asks whether a variant may become choice C, or what the file has for it. */
export function TakeQuestion({ place, taken, hasC, onClose }: TakeQuestionProps) {
  const { variants: texts } = useTexts();
  return (
    <ChangeQuestion
      subject={taken}
      change={({ id }) => takeAsC(place, id)}
      stale={[dossierQuery(place)]}
      onClose={onClose}
      failed={texts.changeFailed}
      title={texts.takeTitle}
      question={({ id, name }) => (id === null ? texts.giveBackQuestion : texts.takeQuestion(name))}
      consequence={() => (hasC ? texts.takeReplaces : texts.takeConsequence)}
      yesLook="primary"
    />
  );
}
