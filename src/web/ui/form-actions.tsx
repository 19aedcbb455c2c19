import { useFirstTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface FormActionsProps {
  readonly onCancel: () => void;
  readonly isBusy: boolean;
  /** What the button that sends the form says. */
  readonly submit: string;
}

/** The two buttons under a form in a window. */
export function FormActions({ onCancel, isBusy, submit }: FormActionsProps) {
  const texts = useFirstTexts();
  return (
    <div className="flex justify-end gap-3 pt-2">
      <Button look="secondary" onClick={onCancel}>
        {texts.general.cancel}
      </Button>
      <Button type="submit" disabled={isBusy}>
        {isBusy ? <Spinner /> : null}
        {submit}
      </Button>
    </div>
  );
}
