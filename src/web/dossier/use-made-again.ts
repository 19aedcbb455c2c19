import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DossierDocument } from '#api/dossiers.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { dossierKey, type FoundDossier } from '#web/dossier/result-calls.ts';
import { useDossierListRefresh } from '#web/dossier/use-dossier-list-change.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { showError } from '#web/ui/toasts.tsx';

/** Has the files of a dossier made again by `ask`; busy until they are there. */
export function useMadeAgain<Asked>(
  place: DossierPlace,
  { calculationStatus }: Pick<DossierDocument, 'calculationStatus'>,
  ask: (asked: Asked) => Promise<DossierDocument>,
  onRefused: () => void = () => {},
) {
  const { system } = useTexts();
  const queries = useQueryClient();
  const refreshList = useDossierListRefresh(place.clientId);
  const { mutate, isPending } = useMutation({
    mutationFn: ask,
    onSuccess: (changed) => {
      queries.setQueryData<FoundDossier>(dossierKey(place), (found) => found && { ...found, dossier: changed });
      refreshList();
    },
    onError: (error) => {
      showError({ title: system.errorTitle, message: problemText(error) ?? system.somethingWentWrong, detail: null });
      onRefused();
    },
  });
  return { order: mutate, isBusy: isPending || calculationStatus !== 'Finished' };
}
