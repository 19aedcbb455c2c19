import type { SchemeKind } from '#core/dossier/scheme-kind.ts';

/** Texts in which the templates of the kinds differ. */
interface KindTexts {
  /** From which scheme to which, as a title. */
  readonly transition: string;
  /** The same within a sentence. */
  readonly purpose: string;
  /** What the sheet of the current scheme asks for. */
  readonly current: string;
  /** What the sheet of tables asks for. */
  readonly tables: string;
}

const averagePay =
  'franchise, maximum salaris, pensioenleeftijd, opbouw, indexatie, kosten en het tarief van de verzekeraar';

const averagePayTables = 'alleen nodig als u een eigen tarief, staffel, compensatie of rentecurve gebruikt';

export const kindTexts: Readonly<Record<SchemeKind, KindTexts>> = {
  dcToDc: {
    transition: 'Van premieregeling naar nieuwe premieregeling',
    purpose: 'van een premieregeling met staffel naar een nieuwe premieregeling',
    current:
      'franchise, maximum salaris, pensioenleeftijd, kosten, en de naam van de staffel als die een van het staffelbesluit is',
    tables: 'de huidige staffel als die niet bij naam is gekozen, en alleen als u ze gebruikt de andere tabellen',
  },
  dbToDc: {
    transition: 'Van verzekerde middelloonregeling naar nieuwe premieregeling',
    purpose:
      'van een verzekerde middelloonregeling naar een nieuwe premieregeling. Vergeleken wordt met de gegarandeerde opbouw',
    current: `${averagePay}. De ambitie is alleen nodig als de staffel daaruit wordt afgeleid`,
    tables: averagePayTables,
  },
  ambitionDbToDc: {
    transition: 'Van middelloonregeling met ambitie naar nieuwe premieregeling',
    purpose:
      'van een middelloonregeling naar een nieuwe premieregeling. Vergeleken wordt met de ambitie van de regeling: een opbouw en een toeslag die zijn bedoeld, maar niet gegarandeerd; de werkgeverslast is die van de premie die echt wordt betaald',
    current: `${averagePay}, en de ambitie`,
    tables: averagePayTables,
  },
};
