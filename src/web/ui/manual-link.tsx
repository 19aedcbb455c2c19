import { BookOpen } from 'lucide-react';
import type { ManualSection } from '#api/manual-sections.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';
import { apiPaths, filledPath } from '#api/paths.ts';

/** Address of the manual, opened at a section: readers of PDF files go to the place that has this name. */
export const manualAddress = (section: ManualSection): string =>
  `${filledPath(apiPaths.generalDocument, { documentType: 'manualDocument' })}?view=inline#nameddest=${section}`;

interface ManualLinkProps {
  /** Where in the manual it is explained. */
  readonly section: ManualSection;
  readonly className?: string;
}

/** The quiet way from a screen to what the manual says about it; the manual opens beside it. */
export function ManualLink({ section, className }: ManualLinkProps) {
  const { general } = useFirstTexts();
  return (
    <a
      href={manualAddress(section)}
      target="_blank"
      rel="noopener"
      className={classNames(
        'no-print inline-block min-h-6 rounded-sm text-sm text-ink-soft underline decoration-line-strong/70 underline-offset-3 hover:text-brand hover:decoration-brand',
        className,
      )}
    >
      <BookOpen size={15} className="mr-1.5 inline align-[-0.15em]" />
      {general.manual}
      <span className="sr-only"> ({general.manualOpens})</span>
    </a>
  );
}
