import { useMutation } from '@tanstack/react-query';
import type { DossierDocument } from '#api/dossiers.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { useDossierShown } from '#web/dossier/use-dossier-list-change.ts';
import { showRefusal } from '#web/ui/toasts.tsx';

/** Has the files of a dossier made again by `ask`; busy until they are there. */
export function useMadeAgain<Asked>(
  place: DossierPlace,
  { calculationStatus }: Pick<DossierDocument, 'calculationStatus'>,
  ask: (asked: Asked) => Promise<DossierDocument>,
  onRefused: () => void = () => {},
) {
  const show = useDossierShown(place);
  const { mutate, isPending } = useMutation({
    mutationFn: ask,
    onSuccess: show,
    onError: (error) => {
      showRefusal(error);
      onRefused();
    },
  });
  return { order: mutate, isBusy: isPending || calculationStatus !== 'Finished' };
}
