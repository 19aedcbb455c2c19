import { useMutation } from '@tanstack/react-query';
import { problemText } from '#web/lib/api-error.ts';

interface ConfirmedChange<Subject, Changed> {
  readonly change: (subject: Subject) => Promise<Changed>;
  readonly onChanged: (changed: Changed, subject: Subject) => void;
  readonly onClose: () => void;
  /** Shown when the server does not say why it failed. */
  readonly failed: string;
}

/** A change that waits for a yes: what its question does. A question that failed stays open and says why. */
export function useConfirmedChange<Subject, Changed>(props: ConfirmedChange<Subject, Changed>) {
  const { change, onChanged, onClose, failed } = props;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: change,
    onSuccess: (changed, subject) => {
      onChanged(changed, subject);
      onClose();
    },
  });
  const onNo = () => {
    reset();
    onClose();
  };
  return { onYes: mutate, onNo, isBusy: isPending, fault: error ? (problemText(error) ?? failed) : null };
}
