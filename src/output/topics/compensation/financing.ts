import { amount } from '#office/document/dutch-format.ts';
import { roundedSum } from '#output/language/edition.ts';
import { flatInFront } from '#output/language/headline.ts';
import { paysCompensation } from '#output/language/pays-compensation.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { Section } from '#output/model/section.ts';
import { sheetSection } from '#output/model/sheet-section.ts';
import { shownCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { sameRateNote } from '#output/topics/compensation/compensation-notes.ts';
import { compensationRoom, compensationRulesTable } from '#output/topics/compensation/compensation-section.ts';

/** What is told to others than the employer of how compensation is paid for (art. 150d lid 2 onder e PW). */

/** One amount, and none where it is of few people; null where nothing is paid. Without a full stop. */
export function financingConclusion(subject: ConclusionSubject): string | null {
  const flat = flatInFront(subject.result);
  if (flat === null || !paysCompensation(flat)) return null;
  const shown = shownCompensation(subject, flat.key);
  return shown === null
    ? 'Het bedrag van de compensatie staat hier niet: het gaat over minder dan tien deelnemers'
    : `Alle compensatie samen kost ongeveer ${amount(roundedSum(shown.totalCost))}, niet contant gemaakt`;
}

export const financingSource =
  'In de berekening is de werkgever de enige bron: wat als premie en als salaris wordt betaald, komt boven op de premie van de nieuwe regeling.';

/** The rules of compensation with how it is paid for; null where none is paid. */
export function financingSection(subject: ConclusionSubject): Section | null {
  const conclusion = financingConclusion(subject);
  if (conclusion === null) return null;
  return sheetSection({
    id: 'compensation-plan',
    topic: 'Compensatie',
    conclusion,
    lead: [financingSource],
    table: [compensationRulesTable(subject), 'De regels van de compensatie'],
    notes: [...compensationRoom(subject), sameRateNote],
    sheet: 'Compensatie',
    article: 'art. 150f Pensioenwet',
    method: 'compensation',
  });
}
