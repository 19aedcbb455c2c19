import { isLevel } from '#core/scheme/level-scale.ts';
import { schemesConclusion } from '#output/words/conclusions/schemes.ts';
import { invoicedPremiumSentence, notApart } from '#output/words/cost/cost-bridge.ts';
import { changedFacts, schemeFacts } from '#output/words/scheme-comparison.ts';
import type { Report } from '#output/slides/report.ts';
import { addTableSlides } from '#output/slides/drawing/table-pages.ts';

/** The current and the new scheme side by side, with a word for what changes. */
export function addSchemesSlide(report: Report): void {
  const facts = schemeFacts(report.subject);
  const changed = changedFacts(facts);
  const invoiced = invoicedPremiumSentence(report.subject);
  const title = schemesConclusion(report.subject, facts);
  addTableSlides(report, {
    heading: {
      topic: 'Huidige en nieuwe regeling',
      title,
      lead: 'Bedragen per jaar op het niveau van de peildatum. Wat verandert is vet en heeft een woord in de laatste kolom.',
    },
    table: {
      alternativeText: `De huidige en de nieuwe regeling naast elkaar, per onderdeel. ${title}.`,
      columns: [
        { head: 'Onderdeel', share: 32, align: 'left' },
        { head: 'Huidige regeling', share: 27, align: 'left' },
        { head: 'Nieuwe regeling', share: 31, align: 'left' },
        { head: 'Wijziging', share: 10, align: 'left' },
      ],
      rows: facts.map(({ label, current, next, change }) => [label, current, next, change]),
      emphasised: facts.flatMap((fact, row) => (changed.includes(fact) ? [row] : [])),
      largest: 11.5,
    },
    notes: [
      'Vertel: alleen de vette regels veranderen. Vraag of er afspraken zijn die niet in de tabel staan.',
      'Bron in de werkmap: blad Invoer; de nieuwe premies staan op blad Samenvatting.',
      'Wijziging: de nieuwe regeling vergeleken met de huidige. Nieuw en vervalt: het onderdeel staat in een van beide regelingen.',
      `Premie: de afgeronde vlakke premie die budgetneutraal en die profijtneutraal is${isLevel(report.subject.result.shape) ? '' : '; de progressieve staffels staan bij de premie per leeftijd'}.`,
      'Onderdelen die in geen van beide regelingen voorkomen staan niet in de tabel. Is er dekking bij overlijden ingevuld, dan heeft die een eigen dia.',
      ...(facts.some(({ current }) => current === notApart) && invoiced !== null ? [invoiced] : []),
    ],
  });
}
