import type { RefObject } from 'react';
import type { ShownHouseStyle } from '#api/house-style.ts';
import { resetHouseStyle } from '#web/features/house-style/house-style-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { DeleteQuestion } from '#web/ui/delete-question.tsx';
import { useConfirmedChange } from '#web/ui/use-confirmed-change.ts';

interface ResetQuestionProps {
  /** The style that would go; null while nothing is asked. */
  readonly style: ShownHouseStyle | null;
  readonly onReset: (style: ShownHouseStyle) => void;
  readonly onClose: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

export function ResetQuestion({ style, onReset, onClose, finalFocus }: ResetQuestionProps) {
  const { styleReset: text } = useTexts();
  const confirmed = useConfirmedChange({
    change: resetHouseStyle,
    onChanged: onReset,
    onClose,
    failed: text.failed,
  });
  return (
    <DeleteQuestion
      subject={style}
      {...confirmed}
      finalFocus={finalFocus}
      title={text.title}
      question={() => text.question}
      consequence={() => text.consequence}
    />
  );
}
