import { formats } from '#web/i18n/de/formats.ts';

/** What is in use of what the provider allows. */
export const usage = {
  title: 'Nutzung',
  organisation: 'Was Ihre Organisation von dem nutzt, was der Anbieter erlaubt.',
  employer: 'Was dieser Arbeitgeber von dem nutzt, was der Anbieter je Arbeitgeber erlaubt.',
  names: {
    megabytes: 'Speicherplatz',
    openDossiers: 'Wartende und laufende Berechnungen',
    uploadsPerMinute: 'Hinzugefügte Dossiers in der letzten Minute',
  },
  inUse: {
    megabytes: (used: string, most: string) => `${used} von ${most} MB`,
    openDossiers: (used: string, most: string) => `${used} von ${most}`,
    uploadsPerMinute: (used: string, most: string) => `${used} von ${most}`,
  },
  near: 'fast erreicht',
  reached: 'erreicht',
  results:
    'Auch die Ergebnisse von Berechnungen belegen Speicherplatz. Sie werden immer gespeichert, auch wenn das Limit dadurch überschritten wird.',
  nearOrganisation: 'Ihre Organisation hat ein Limit fast oder ganz erreicht.',
  nearEmployer: 'Dieser Arbeitgeber hat ein Limit fast oder ganz erreicht.',
  remedies: {
    megabytes:
      'Löschen Sie Dossiers, die nicht mehr gebraucht werden. Eine Beraterin oder ein Berater kann den Anbieter um mehr Platz bitten.',
    openDossiers: 'Warten Sie, bis Berechnungen fertig sind, oder brechen Sie ab, was nicht benötigt wird.',
  },
} as const;

/** The form of the provider with the limits of an organisation. */
export const limits = {
  open: 'Limits',
  openOf: (name: string) => `Limits von ${name}`,
  title: (name: string) => `Limits von ${name}`,
  used: 'Jetzt genutzt',
  dossiers: (count: number) => formats.counted(count, { one: 'Dossier', other: 'Dossiers' }),
  organisation: 'Ganze Organisation',
  employer: 'Je Arbeitgeber',
  names: {
    megabytes: 'Speicherplatz in MB',
    openDossiers: 'Wartende und laufende Berechnungen',
    uploadsPerMinute: 'Hinzugefügte Dossiers pro Minute',
  },
  standard: (value: string) => `Standard: ${value}`,
  fillStandard: 'Standardwerte einsetzen',
  hint: 'Ein niedrigeres Limit löscht nichts: Es kann nur nichts hinzukommen, solange mehr genutzt wird.',
  failed: 'Die Limits wurden nicht gespeichert.',
} as const;
