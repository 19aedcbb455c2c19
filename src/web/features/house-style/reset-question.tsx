import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { ShownHouseStyle } from '#contract/house-style.ts';
import { resetHouseStyle } from '#web/features/house-style/house-style-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { DeleteQuestion } from '#web/ui/delete-question.tsx';

interface ResetQuestionProps {
  /** The style that would go; null while nothing is asked. */
  readonly style: ShownHouseStyle | null;
  readonly onReset: (style: ShownHouseStyle) => void;
  readonly onClose: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

export function ResetQuestion({ style, onReset, onClose, finalFocus }: ResetQuestionProps) {
  const { styleReset: text } = useTexts();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: resetHouseStyle,
    onSuccess: (standard) => {
      onReset(standard);
      onClose();
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  return (
    <DeleteQuestion
      subject={style}
      onYes={mutate}
      onNo={close}
      isBusy={isPending}
      fault={error ? (problemText(error) ?? text.failed) : null}
      finalFocus={finalFocus}
      title={text.title}
      question={() => text.question}
      consequence={() => text.consequence}
    />
  );
}
