/**
 * How firm a source is: the text of the law itself, the authority that publishes the value (Belastingdienst), another
 * publication, a sum made from published figures, or (for a gap) nowhere.
 */
export type LawStanding = 'law' | 'authority' | 'publication' | 'derived' | 'unread';

/** Where a value was read. `text` is the citation as readers see it, in Dutch. */
export interface LawSource {
  readonly standing: LawStanding;
  readonly text: string;
}

export const lawText = (text: string): LawSource => ({ standing: 'law', text });
const authority = (text: string): LawSource => ({ standing: 'authority', text });
export const publication = (text: string): LawSource => ({ standing: 'publication', text });
export const derived = (text: string): LawSource => ({ standing: 'derived', text });
export const unread = (text: string): LawSource => ({ standing: 'unread', text });

/** The Belastingdienst's list of offsets of past years, cited by several values. */
export const offsetOverview = authority(
  'Belastingdienst, Centraal Aanspreekpunt Pensioenen, Overzicht AOW-franchises en AOW-inbouwbedragen',
);
