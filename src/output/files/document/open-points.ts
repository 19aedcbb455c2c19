import type { OutputContent } from '#output/model/output-content.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { openConsentPoints } from '#output/language/consent.ts';
import { inputWarning } from '#output/topics/law/input-warnings.ts';

/** What adviser and employer still have to settle of a dossier, whatever the document. */
export function openPoints({ dossier }: OutputContent, subject: ConclusionSubject): readonly string[] {
  const warning = inputWarning(dossier.warnings);
  return [...openConsentPoints(subject), ...(warning === null ? [] : [warning])];
}
