import type { DossierInput } from '#core/dossier/dossier.ts';

/** Until when and how the participants of now leave: without chances of leaving only pension ends their participation. */
export const exitsClause = ({ assumptions: { exits } }: DossierInput): string =>
  exits.some(({ value }) => value > 0)
    ? 'met de ingevulde kansen op uitstroom'
    : 'zonder uitstroom vóór de pensioendatum';
