import { amount } from '#office/document/dutch-format.ts';
import { paragraph } from '#output/model/blocks.ts';
import type { Block } from '#output/model/document-draft.ts';
import { roundedSum } from '#output/language/edition.ts';
import { shownCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { paysCompensation } from '#output/language/pays-compensation.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { flatInFront } from '#output/language/headline.ts';

const source =
  'In de berekening is de werkgever de enige bron: wat als premie en als salaris wordt betaald, komt boven op de premie van de nieuwe regeling.';

/** What compensation asks to be financed: one amount, and none where it is of few people. */
export function financingBlocks(subject: ConclusionSubject): readonly Block[] {
  const flat = flatInFront(subject.result);
  if (flat === null || !paysCompensation(flat)) return [paragraph('Er is geen compensatie te financieren.')];
  const shown = shownCompensation(subject, flat.key);
  const asked =
    shown === null
      ? 'Het bedrag staat niet in dit plan: het gaat over minder dan tien deelnemers.'
      : `Alle compensatie samen kost ongeveer ${amount(roundedSum(shown.totalCost))}, niet contant gemaakt.`;
  return [paragraph(asked, 'conclusion'), paragraph(source)];
}
