import { isLevel } from '#core/scheme/level-scale.ts';
import { schemesConclusion } from '#output/topics/schemes/schemes-conclusion.ts';
import { invoicedPremiumSentence, notApart } from '#output/language/invoiced-premium.ts';
import { changedFacts, schemeFacts } from '#output/topics/schemes/scheme-comparison.ts';
import type { Section } from '#output/model/section.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** Why a table of both schemes may be short. */
export const leftOutNote = 'Onderdelen die in geen van beide regelingen voorkomen staan niet in de tabel.';

/** The current and the new scheme side by side, with a word for what changes. */
export function schemesSection(subject: ConclusionSubject): Section {
  const facts = schemeFacts(subject);
  const changed = changedFacts(facts);
  const invoiced = invoicedPremiumSentence(subject);
  const conclusion = schemesConclusion(subject, facts);
  return {
    id: 'schemes',
    topic: 'Huidige en nieuwe regeling',
    conclusion,
    lead: 'Bedragen per jaar op het niveau van de peildatum. Wat verandert is vet en heeft een woord in de laatste kolom.',
    exhibits: [
      {
        name: 'Huidige en nieuwe regeling',
        chart: null,
        table: {
          text: `De huidige en de nieuwe regeling naast elkaar, per onderdeel. ${conclusion}.`,
          model: {
            columns: [
              { head: 'Onderdeel', share: 32, align: 'left' },
              { head: 'Huidige regeling', share: 27, align: 'left' },
              { head: 'Nieuwe regeling', share: 31, align: 'left' },
              { head: 'Wijziging', share: 10, align: 'left' },
            ],
            rows: facts.map(({ label, current, next, change }) => [label, current, next, change]),
            emphasised: facts.flatMap((fact, row) => (changed.includes(fact) ? [row] : [])),
            barred: [],
          },
        },
      },
    ],
    notes: [
      'Wijziging: de nieuwe regeling vergeleken met de huidige. Nieuw en vervalt: het onderdeel staat in een van beide regelingen.',
      `Premie: de afgeronde vlakke premie die budgetneutraal en die profijtneutraal is, voor zover haalbaar en toegestaan${isLevel(subject.result.shape) ? '' : '; de progressieve staffels staan bij de premie per leeftijd'}.`,
      leftOutNote,
      ...(facts.some(({ current }) => current === notApart) && invoiced !== null ? [invoiced] : []),
    ],
    source: {
      sheet: 'Invoer',
      sentence: 'Bron in de werkmap: blad Invoer; de nieuwe premies staan op blad Samenvatting.',
      article: null,
      method: null,
    },
  };
}
