import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';

/** What becomes of what was built up before the transition, and of those who left or have a pension: full sentences. */

const transferred =
  'Wat tot de transitiedatum is opgebouwd gaat over door een collectieve waardeoverdracht. De berekening laat het staan en telt het in elke keuze mee.';

const stays = 'Wat tot de transitiedatum is opgebouwd blijft bij de verzekeraar en telt in elke keuze mee.';

/** Pension that was accrued; null where it is capital. */
export function accruedSentence({ input, facts }: Pick<ReadDossier, 'input' | 'facts'>): string | null {
  if (!isAveragePay(input)) return null;
  return facts.isAccruedTransferred ? transferred : stays;
}

const untouched =
  'Gewezen deelnemers, gewezen partners en gepensioneerden: wat zij hebben opgebouwd blijft bij de uitvoerder en verandert niet door deze wijziging; het effect is nul.';

const untouchedPension =
  'Gewezen deelnemers, gewezen partners en gepensioneerden: het effect is nul, zolang hun pensioen en de indexatie ervan door deze wijziging niet veranderen.';

const paidIndexation = 'Betaalt de werkgever hun indexatie, dan moet het transitieplan zeggen wat ermee gebeurt.';

/** Former members, former partners and pensioners (art. 150d lid 2 onder c PW). */
export function formerSentence({ input: { current } }: Pick<ReadDossier, 'input'>): string {
  if (current.kind !== 'averagePay') return untouched;
  const isIndexed = current.inactiveIndexation > 0 || current.paymentIndexation > 0;
  return isIndexed ? `${untouchedPension} ${paidIndexation}` : untouchedPension;
}
