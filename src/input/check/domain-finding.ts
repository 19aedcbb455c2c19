import { LawValueMissingError } from '#core/law/dated.ts';
import { NoParticipantsLeftError } from '#core/participant/projected-participant.ts';
import type { Finding } from '#input/findings/findings.ts';
import { dateText, wholeNumber } from '#office/document/dutch-format.ts';

/**
 * The finding for a dossier that reads well but cannot be calculated; null for any other error, which is a fault of
 * this program.
 */
export function domainFinding(error: unknown): Finding | null {
  if (error instanceof NoParticipantsLeftError) return noParticipantsLeft(error);
  if (error instanceof LawValueMissingError) return lawValueMissing(error);
  return null;
}

const place = { severity: 'error', cell: null, found: null } as const;

function noParticipantsLeft({ excluded }: NoParticipantsLeftError): Finding {
  const notCounted = excluded.filter(({ reason }) => reason === 'notCounted').length;
  const premiumEnded = excluded.filter(({ reason }) => reason === 'premiumEndBeforeTransition').length;
  const tooOld = excluded.length - notCounted - premiumEnded;
  return {
    ...place,
    code: 'PARTICIPANTS_NONE',
    sheet: 'Deelnemers',
    field: null,
    message:
      `Er blijft geen deelnemer over om mee te rekenen: van ${wholeNumber(excluded.length)} staat bij ` +
      `${wholeNumber(notCounted)} Meerekenen op nee en ligt bij ${wholeNumber(tooOld)} de pensioendatum op of vóór de transitiedatum` +
      `${premiumEnded > 0 ? `; ${wholeNumber(premiumEnded)} hebben dan de AOW-leeftijd bereikt, waarop de premie eindigt` : ''}.`,
    remedy:
      'Controleer de kolommen Meerekenen en Geboortedatum, de pensioenleeftijden, het veld Premie tot en de transitiedatum.',
  };
}

function lawValueMissing({ valueName, day }: LawValueMissingError): Finding {
  return {
    ...place,
    code: 'LAW_VALUE_MISSING',
    sheet: 'Dossier',
    field: null,
    message: `De wettelijke waarde "${valueName}" is niet bekend voor ${dateText(day)}.`,
    remedy: 'Kies een latere peildatum en transitiedatum.',
  };
}
