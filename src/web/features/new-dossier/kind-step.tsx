import { StepActions } from '#web/features/new-dossier/step.tsx';
import { TemplateDownloads, type TemplateDownloadsProps } from '#web/features/new-dossier/template-downloads.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { ManualLink } from '#web/ui/manual-link.tsx';
import { CancelButton } from '#web/ui/modal.tsx';

interface KindStepProps extends TemplateDownloadsProps {
  readonly clientId: string;
  readonly onForward: () => void;
}

/** The kinds of change: what they are, their templates, and an example of each to try. A file that was filled in says its own kind. */
export function KindStep({ clientId, onTry, onForward }: KindStepProps) {
  const { fileCheck: text, participantsFile } = useTexts();
  return (
    <>
      <TemplateDownloads onTry={onTry} />
      <p className="text-sm">
        {participantsFile.linkText}{' '}
        <Link to={screenPaths.participantsFileOf(clientId)} className="font-semibold text-brand underline">
          {participantsFile.link}
        </Link>
      </p>
      <ManualLink section="dossier-toevoegen" className="self-start" />
      <StepActions>
        <CancelButton />
        <Button onClick={onForward}>{text.haveFile}</Button>
      </StepActions>
    </>
  );
}
