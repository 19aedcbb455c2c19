import { uploadRules } from '#api/upload-rules.ts';
import { ChosenFile } from '#web/dossier/file-state.tsx';
import { StepActions } from '#web/features/new-dossier/step.tsx';
import type { NewDossiers } from '#web/features/new-dossier/use-new-dossiers.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { CancelButton } from '#web/ui/modal.tsx';

/** Choosing the workbook, or several. */
export function FileStep({ form }: { readonly form: NewDossiers }) {
  const { fileCheck: text, newDossier } = useTexts();
  const [first, ...others] = form.chosen;
  return (
    <>
      <FileDrop
        label={newDossier.file}
        limits={newDossier.limits}
        accept={`${uploadRules.extension},${uploadRules.mimeType}`}
        isRequired
        takesSeveral
        error={form.errors[0]?.file ?? null}
        inputRef={form.register('dossiers.0.file').ref}
        onChoose={(files, how) => form.take({ files, isAdding: how === 'dropped' })}
        className="min-h-28 gap-3 py-4"
      >
        <ChosenFile file={others.length === 0 ? (first?.file ?? null) : null} drop={newDossier.drop} />
      </FileDrop>
      <p className="text-sm text-ink-soft">{text.later}</p>
      <StepActions>
        <CancelButton />
        <Button onClick={form.toCheck}>{text.toCheck}</Button>
      </StepActions>
    </>
  );
}
