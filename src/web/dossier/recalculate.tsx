import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { type DossierPlace, retryCalculation } from '#web/dossier/dossier-calls.ts';
import { resultKey } from '#web/dossier/result-calls.ts';
import { effectsKey } from '#web/dossier/effects-calls.ts';
import { useDossierShown } from '#web/dossier/use-dossier-list-change.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { showRefusal } from '#web/ui/toasts.tsx';
import { focusPageHeading } from '#web/ui/page-start.ts';

/** Calculates it again from the file that was kept. */
export function Recalculate({ place }: { readonly place: DossierPlace }) {
  const { results } = useTexts();
  const queries = useQueryClient();
  const show = useDossierShown(place);
  const { mutate, isPending } = useMutation({
    mutationFn: () => retryCalculation(place),
    onSuccess: (dossier) => {
      queries.removeQueries({ queryKey: resultKey(place) });
      queries.removeQueries({ queryKey: effectsKey(place) });
      show(dossier);
      // The button that was pressed is gone then.
      focusPageHeading();
    },
    onError: (error) => showRefusal(error),
  });
  return (
    <Button size="small" aria-disabled={isPending} onClick={() => mutate()} icon={RotateCw} isBusy={isPending}>
      {results.recalculate}
    </Button>
  );
}
