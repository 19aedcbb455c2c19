import { ArrowLeftRight } from 'lucide-react';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

interface CompareLinkProps {
  readonly clientId: string;
  /** The dossier that is compared; null: both are still to be chosen. */
  readonly of: string | null;
}

/** To what differs between two dossiers. */
export function CompareLink({ clientId, of }: CompareLinkProps) {
  const { compare } = useTexts();
  const path = screenPaths.compareOf(clientId);
  return (
    <ButtonLink
      to={of === null ? path : `${path}?${new URLSearchParams({ of })}`}
      look="secondary"
      size={of === null ? 'normal' : 'small'}
      icon={ArrowLeftRight}
      // There is no room for it among the buttons of a phone.
      {...(of === null ? {} : { className: 'max-sm:hidden' })}
    >
      {of === null ? compare.link : compare.linkWith}
    </ButtonLink>
  );
}
