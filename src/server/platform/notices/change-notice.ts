/** The channel on which the triggers of the database say that something changed. */
export const changeChannel = 'evenwicht_changes';

/** What changed: a list that an employer sees, one of the office alone, or somebody's access in an organisation. Ids only. */
export type ChangeNotice =
  | { readonly kind: 'list' | 'office'; readonly organisationId: string; readonly clientId: string }
  | { readonly kind: 'access'; readonly organisationId: string };

/** What a text on the channel says; null when it says nothing that is known here. */
export function changeNotice(text: string): ChangeNotice | null {
  const [kind, organisationId, clientId] = text.split(' ');
  if (organisationId === undefined) return null;
  if (kind === 'access') return { kind, organisationId };
  return (kind === 'list' || kind === 'office') && clientId !== undefined ? { kind, organisationId, clientId } : null;
}
