import { said } from '#output/language/wording.ts';
import { schemesConclusion } from '#output/topics/schemes/schemes-conclusion.ts';
import { invoicedPremiumSentence, notApart } from '#output/language/invoiced-premium.ts';
import { changedFacts, schemeFacts } from '#output/topics/schemes/scheme-comparison.ts';
import type { Section } from '#output/model/section.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { textTable } from '#output/model/text-table.ts';
import { sheetSection } from '#output/model/sheet-section.ts';

/** Why a table of both schemes may be short. */
export const leftOutNote = 'Onderdelen die in geen van beide regelingen voorkomen staan niet in de tabel.';

/** The current and the new scheme side by side, with a word for what changes. */
export function schemesSection(subject: ConclusionSubject): Section {
  const facts = schemeFacts(subject);
  const changed = changedFacts(facts);
  const conclusion = schemesConclusion(subject, facts);
  return sheetSection({
    id: 'schemes',
    topic: said('topicSchemes'),
    conclusion,
    lead: [
      'Bedragen per jaar op het niveau van de peildatum. Wat verandert is vet en heeft een woord in de laatste kolom.',
    ],
    table: [
      textTable(
        [
          ['Onderdeel', 32],
          ['Huidige regeling', 27],
          ['Nieuwe regeling', 31],
          ['Wijziging', 10],
        ],
        facts.map(({ label, current, next, change }) => [label, current, next, change]),
        { emphasised: facts.flatMap((fact, row) => (changed.includes(fact) ? [row] : [])) },
      ),
      'De huidige en de nieuwe regeling naast elkaar, per onderdeel',
    ],
    notes: [
      'Wijziging: de nieuwe regeling vergeleken met de huidige. Nieuw en vervalt: het onderdeel staat in een van beide regelingen.',
      leftOutNote,
      facts.some(({ current }) => current === notApart) ? invoicedPremiumSentence(subject) : null,
    ],
    sheet: 'Uitgangspunten',
    where: '; de nieuwe premies staan op blad Samenvatting.',
    method: null,
  });
}
