import type { Verdict, VerdictGround } from '#core/result/verdict.ts';
import { reasonText } from '#output/language/verdict-text.ts';

const noChoice = 'Nu is waarmee wordt vergeleken, geen keuze';

/** What the grounds of the current scheme going on mean; of the others the reason is told as it is. */
const notes: Partial<Record<VerdictGround['code'], string>> = {
  CURRENT_SCHEME_ENDS: `${noChoice}: de huidige regeling mag niet zo doorlopen (art. 220i Pensioenwet).`,
  LATER_SCHEME_ENDS: `${noChoice}: de huidige regeling was er op 30 juni 2023 nog niet. Art. 220i Pensioenwet laat de oude regels gelden tot de regeling is gewijzigd; of dat ook een regeling van na die dag betreft, is niet zeker.`,
  LATER_FLAT_SCHEME:
    'Nu is de regeling van nu, die er op 30 juni 2023 nog niet was: haar vlakke premie mag doorgaan (art. 17 Pensioenwet); of zij verder aan de nieuwe regels voldoet, is niet getoetst.',
};

/** Whether what goes on unchanged may go on, as its row says. After the transition it is a scale that was kept. */
export function unchangedNote(verdict: Verdict): string {
  const kept = 'Nu is de staffel die na de overgang naar de Wtp bleef;';
  if (verdict.allowed === 'yes') return `${kept} zij mag blijven voor wie er al in zit (art. 220e Pensioenwet).`;
  const note = notes[verdict.grounds[0]!.code];
  if (note !== undefined) return note;
  return verdict.allowed === 'unknown'
    ? `${kept} of zij mag blijven, is onbekend (art. 220e Pensioenwet).`
    : `${noChoice}: ${reasonText(verdict)}.`;
}
