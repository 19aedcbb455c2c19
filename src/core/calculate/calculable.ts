import type { DossierInput } from '#core/dossier/dossier.ts';
import { lawInUse } from '#core/calculate/law-in-use.ts';
import { participation } from '#core/participant/projected-participant.ts';

/**
 * Throws what `calculate` throws for a dossier that reads well and cannot be calculated all the same: NoParticipantsLeftError and
 * LawValueMissingError. Costs nothing beside a calculation, so that it can be asked before there is one.
 */
export function requireCalculable(input: DossierInput): void {
  participation(input);
  lawInUse(input);
}
