import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { type DossierPlace, retryCalculation } from '#web/dossier/dossier-calls.ts';
import { dossierKey, type FoundDossier, resultKey } from '#web/dossier/result-calls.ts';
import { effectsKey } from '#web/dossier/effects-calls.ts';
import { useDossierListRefresh } from '#web/dossier/use-dossier-list-change.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showError } from '#web/ui/toasts.tsx';

/** Calculates it again from the file that was kept. */
export function Recalculate({ place }: { readonly place: DossierPlace }) {
  const { results, system } = useTexts();
  const queries = useQueryClient();
  const refreshList = useDossierListRefresh(place.clientId);
  const { mutate, isPending } = useMutation({
    mutationFn: () => retryCalculation(place),
    onSuccess: (dossier) => {
      queries.removeQueries({ queryKey: resultKey(place) });
      queries.removeQueries({ queryKey: effectsKey(place) });
      queries.setQueryData<FoundDossier>(dossierKey(place), (found) => found && { ...found, dossier });
      refreshList();
      // The button that was pressed is gone then.
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    },
    onError: (error) =>
      showError({
        title: system.errorTitle,
        message: problemText(error) ?? system.somethingWentWrong,
        detail: null,
      }),
  });
  return (
    <Button size="small" aria-disabled={isPending} onClick={() => isPending || mutate()}>
      {isPending ? <Spinner /> : <RotateCw aria-hidden size={16} />}
      {results.recalculate}
    </Button>
  );
}
