/** A dossier, or a variant of it, as the address of the page names it. */
export interface SideAddress {
  readonly documentId: string;
  readonly variantId: string | null;
}

/** No identifier has one. */
const mark = '.';

/** "dossier" or "dossier.variant"; null where nothing is chosen. */
export function sideIn(text: string | null): SideAddress | null {
  const [documentId = '', variantId = ''] = (text ?? '').split(mark);
  return documentId === '' ? null : { documentId, variantId: variantId === '' ? null : variantId };
}

export const sideText = ({ documentId, variantId }: SideAddress): string =>
  variantId === null ? documentId : `${documentId}${mark}${variantId}`;

export const isSameSide = (one: SideAddress, other: SideAddress): boolean => sideText(one) === sideText(other);
