import { useMutation } from '@tanstack/react-query';
import type { DossierDocument } from '#api/dossiers.ts';
import { archiveDossier, type DossierPlace } from '#web/dossier/dossier-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { focusPageHeading } from '#web/ui/page-start.ts';
import { showRefusal, showSuccess } from '#web/ui/toasts.tsx';

/** Puts a dossier away, or brings it back, and says so once `show` has put it on the screen. */
export function useArchiving(
  place: DossierPlace,
  show: (dossier: DossierDocument) => unknown,
  onRefused: () => unknown = () => {},
) {
  const { dossierLabels: texts } = useTexts();
  return useMutation({
    mutationFn: (isArchived: boolean) => archiveDossier(place, isArchived),
    onSuccess: async (changed) => {
      await show(changed);
      // The button that was pressed goes with its row or notice.
      focusPageHeading();
      const { name, archivedOn } = changed;
      showSuccess(
        archivedOn === null
          ? { title: texts.broughtBack(name), message: texts.broughtBackPlace }
          : { title: texts.archivedToast(name), message: texts.archivedPlace },
      );
    },
    onError: (error) => {
      showRefusal(error);
      onRefused();
    },
  });
}
