export const start = {
  title: (name: string) => `Willkommen, ${name}`,
  intro: 'Wählen Sie einen Arbeitgeber, fügen Sie ein Dossier hinzu und laden Sie das Ergebnis herunter.',
  steps: [
    {
      title: 'Arbeitgeber wählen',
      text: 'Öffnen Sie in der Übersicht den Arbeitgeber, für den Sie rechnen, oder fügen Sie einen neuen Arbeitgeber hinzu.',
    },
    {
      title: 'Dossier hinzufügen',
      text: 'Tragen Sie die Regelung und die Teilnehmer in die Excel-Vorlage (auf Niederländisch) ein und fügen Sie sie als Dossier hinzu. Bei Fehlern erhalten Sie Ihre eigene Datei zurück, in der jeder Fehler erklärt ist.',
    },
    {
      title: 'Ergebnis herunterladen',
      text: 'Sobald das Dossier berechnet ist, stehen die Excel-Datei mit den Ergebnissen und der PowerPoint-Bericht bereit. Beide sind auf Niederländisch.',
    },
  ],
  stepsTitle: 'So funktioniert es',
} as const;
