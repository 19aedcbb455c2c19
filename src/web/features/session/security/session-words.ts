import type { OpenSession } from '#api/sessions.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';

/** A session as its holder knows it: by browser and system. */
export const deviceWords = ({ security }: Catalogue, { device }: Pick<OpenSession, 'device'>): string =>
  device ?? security.unknownDevice;

/** Device and moment, which tell sessions of one person apart. */
export const sessionWords = (texts: Catalogue, session: Pick<OpenSession, 'device' | 'signedInOn'>): string =>
  `${deviceWords(texts, session)}, ${texts.formats.moment(session.signedInOn)}`;
