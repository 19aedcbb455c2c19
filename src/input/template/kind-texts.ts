import type { SchemeKind } from '#core/dossier/scheme-kind.ts';

/** Texts in which the templates of the kinds differ. */
interface KindTexts {
  /** From which scheme to which, as a title. */
  readonly transition: string;
  /** The same within a sentence. */
  readonly purpose: string;
  /** What the sheet of the current scheme asks for. */
  readonly current: string;
}

const averagePay =
  'franchise, maximum salaris, pensioenleeftijd, opbouw, indexatie, kosten en het tarief van de verzekeraar';

export const kindTexts: Readonly<Record<SchemeKind, KindTexts>> = {
  dcToDc: {
    transition: 'Van premieregeling naar nieuwe premieregeling',
    purpose: 'van een premieregeling met staffel naar een nieuwe premieregeling',
    current:
      'franchise, maximum salaris, pensioenleeftijd, kosten, en de staffel: haar naam als zij een van het staffelbesluit is, anders de tabel onderaan',
  },
  dbToDc: {
    transition: 'Van verzekerde middelloonregeling naar nieuwe premieregeling',
    purpose:
      'van een verzekerde middelloonregeling naar een nieuwe premieregeling. Vergeleken wordt met de gegarandeerde opbouw',
    current: averagePay,
  },
  ambitionDbToDc: {
    transition: 'Van middelloonregeling met ambitie naar nieuwe premieregeling',
    purpose:
      'van een middelloonregeling naar een nieuwe premieregeling. Vergeleken wordt met de ambitie van de regeling: een opbouw en een toeslag die zijn bedoeld, maar niet gegarandeerd; de werkgeverslast is die van de premie die echt wordt betaald',
    current: `${averagePay}, en de ambitie`,
  },
};
