import { useMutation } from '@tanstack/react-query';
import { Palette, RotateCw, X, type LucideIcon } from 'lucide-react';
import type { DossierDocument } from '#api/dossiers.ts';
import { cancelCalculation, restyleDossier, retryCalculation, type DossierPlace } from '#web/dossier/dossier-calls.ts';
import { withDossier } from '#web/dossier/dossier-list-changes.ts';
import { useDossierList, type DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import { useDossierListChange, useDossierListRefresh } from '#web/dossier/use-dossier-list-change.ts';
import { useHasOlderStyle } from '#web/features/dossiers/dossier-list-context.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { showRefusal } from '#web/ui/toasts.tsx';

interface Act {
  readonly act: (place: DossierPlace) => Promise<DossierDocument>;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly text: string;
}

/** What can be done about the calculation of a dossier; there is one such thing at a time, or none. */
function useAct(dossier: DossierDocument): Act | null {
  const { dossiers } = useTexts();
  const hasOlderStyle = useHasOlderStyle(dossier);
  const { name, calculationStatus: status, hasInputFile } = dossier;
  if (status === 'Submitted' || status === 'Unknown') {
    return { act: cancelCalculation, label: dossiers.cancelOf(name), icon: X, text: dossiers.cancel };
  }
  if (status === 'Failed') {
    return { act: retryCalculation, label: dossiers.retryOf(name), icon: RotateCw, text: dossiers.retry };
  }
  if (!hasOlderStyle || !hasInputFile) return null;
  return { act: restyleDossier, label: dossiers.restyleOf(name), icon: Palette, text: dossiers.restyle };
}

/** The same button for all of it, never disabled: whoever pressed it keeps the focus when it becomes the next. */
export function DossierAction({ dossier }: DossierCellProps) {
  const { clientId } = useDossierList();
  const change = useDossierListChange(clientId);
  const refresh = useDossierListRefresh(clientId);
  const offered = useAct(dossier);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act }: Act) => act({ clientId, documentId: dossier.id }),
    onSuccess: (changed) => change((list) => withDossier(list, changed)),
    onError: (error) => {
      showRefusal(error);
      refresh();
    },
  });
  if (offered === null) return null;
  const { label, icon: Icon, text } = offered;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isPending}
      onClick={() => isPending || mutate(offered)}
      className="no-print inline-flex min-h-6 items-center gap-1 self-start rounded-sm text-sm font-semibold text-brand hover:underline"
    >
      {isPending ? <Spinner size={14} /> : <Icon size={14} />}
      {text}
    </button>
  );
}
