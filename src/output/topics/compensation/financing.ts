import { compensationArticle } from '#output/topics/compensation/compensation-notes.ts';
import { chosenOf } from '#core/result/headline.ts';
import { amount } from '#office/document/dutch-format.ts';
import { roundedSum } from '#output/language/edition.ts';
import { flatInFront } from '#output/language/headline.ts';
import { practicalPremium } from '#output/language/premium.ts';
import { paysCompensation } from '#output/language/pays-compensation.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { Section } from '#output/model/section.ts';
import { sheetSection } from '#output/model/sheet-section.ts';
import { shownCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { compensationRoom, compensationRulesTable } from '#output/topics/compensation/compensation-section.ts';

/**
 * How compensation is paid for, in the edition for others than the employer (art. 150d lid 2 onder e PW): one amount, none if it is of few
 * people. Null if nothing is paid, or the chosen scale has no compensation. Without a full stop.
 */
export function financingConclusion(subject: ConclusionSubject): string | null {
  const flat = flatInFront(subject.result);
  const chosen = chosenOf(subject.result);
  if (flat === null || !paysCompensation(flat) || (chosen !== null && chosen.key !== flat.key)) return null;
  const shown = shownCompensation(subject, flat.key);
  return shown === null
    ? 'Het bedrag van de compensatie staat hier niet: het gaat over minder dan tien deelnemers'
    : `Bij ${practicalPremium(subject, flat)} vlak kost de compensatie van wie nu deelneemt samen ongeveer ${amount(roundedSum(shown.totalCost))}`;
}

export const financingSource =
  'In de berekening is de werkgever de enige bron: de compensatie komt boven op de premie van de nieuwe regeling. Het bedrag is niet contant gemaakt.';

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
    notes: compensationRoom(subject),
    sheet: 'Compensatie',
    article: compensationArticle(subject.input.compensation),
    method: 'compensation',
  });
}
