/**
 * How firm a source is: the text of the law itself, the authority that publishes the value (Belastingdienst), another
 * publication, a sum made from published figures, or (for a gap) nowhere.
 */
type LawSourceKind = 'law' | 'authority' | 'publication' | 'derived' | 'unread';

/** Where a value was read. `text` is the citation as readers see it, in Dutch. */
export interface LawSource {
  readonly kind: LawSourceKind;
  readonly text: string;
}

/** "art. 150c lid 2 PW met ...": a citation of law without the version that was read, as it stands beside what it asks. */
export const citedArticle = (text: string): string => text.replace(/, versie .*$/, '').replace(/^Art\./, 'art.');

export const lawText = (text: string): LawSource => ({ kind: 'law', text });
const authority = (text: string): LawSource => ({ kind: 'authority', text });
export const publication = (text: string): LawSource => ({ kind: 'publication', text });
export const derived = (text: string): LawSource => ({ kind: 'derived', text });
export const unread = (text: string): LawSource => ({ kind: 'unread', text });

/** The Belastingdienst's list of offsets of past years, cited by several values. */
export const offsetOverview = authority(
  'Belastingdienst, Centraal Aanspreekpunt Pensioenen, Overzicht AOW-franchises en AOW-inbouwbedragen',
);
