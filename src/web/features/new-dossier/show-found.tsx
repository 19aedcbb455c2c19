import { ArrowDown } from 'lucide-react';
import type { RefObject } from 'react';
import type { FileCheck } from '#web/dossier/check/file-checks.ts';
import { findingCounts } from '#web/dossier/findings/finding-counts.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';

interface ShowFoundProps {
  readonly checks: readonly (FileCheck | null)[];
  readonly step: RefObject<HTMLElement | null>;
}

/** How much was found, beside the button that sends, with the way to it: the findings may be out of sight. */
export function ShowFound({ checks, step }: ShowFoundProps) {
  const texts = useTexts();
  const findings = checks.flatMap((check) => (check?.kind === 'checked' ? check.findings : []));
  if (findings.length === 0) return null;
  return (
    <Button
      look="quiet"
      size="small"
      className="mr-auto -ml-2.5"
      onClick={() => step.current?.scrollIntoView({ block: 'start' })}
    >
      <ArrowDown aria-hidden size={16} />
      {texts.fileCheck.show(findingCounts(texts, findings))}
    </Button>
  );
}
