import type { DossierResult } from '#core/result/result.ts';

/** What the pensions of a group are called together: of one participant there is no sum. */
export const pensionsTogether = ({ participantCount }: Pick<DossierResult, 'participantCount'>): string =>
  participantCount === 1 ? 'Pensioen' : 'Som van de pensioenen';
