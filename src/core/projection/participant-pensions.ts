import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import type { ParticipantPensions } from '#core/projection/pension-sums.ts';

/** The pensions of the participant projected last; K_b is added to `perRate`, and is its own. */
export type PensionsOf = (projected: ProjectedParticipant, perRate: Float64Array) => ParticipantPensions;

/** Pensions under both schemes on a basis. */
export function pensionsOn(basis: PensionBasis, { current, next }: ParticipantProjection): PensionsOf {
  const [currentPension, carriedPension] = [current.pension(basis), current.carriedPension(basis)];
  const addSensitivities = next.sensitivities(basis);
  return (projected, perRate) => {
    addSensitivities(perRate, projected);
    return { current: currentPension(projected), carried: carriedPension(projected), perRate };
  };
}
