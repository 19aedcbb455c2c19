import type { LawInUse } from '#core/checks/check-input.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { schemeInForce } from '#core/projection/scheme-in-force.ts';
import { payableScale } from '#core/scheme/payable-scale.ts';
import { ambitionScale, progressiveShape } from '#core/scheme/progressive-shape.ts';
import type { SolveParts } from '#core/calculate/solved-dossier.ts';
import { progressivePermission } from '#core/transition/permission.ts';

/** Inputs for solving a dossier, tables looked up. */
export const solveParts = (
  input: DossierInput,
  participants: readonly ProjectedParticipant[],
  law: Pick<LawInUse, 'limits' | 'grandfathering'>,
): SolveParts => ({
  participants,
  limits: law.limits,
  permission: progressivePermission(input, law.grandfathering.entryDeadline),
  ambition: input.reference === 'ambition' ? ambitionScale(input, mortalityTable) : null,
  shape: payableScale(progressiveShape(input, law.limits.scale, mortalityTable), input.next),
  currentScheme: schemeInForce(input, mortalityTable),
  table: mortalityTable(input.assumptions.mortalityTable),
});
