export const start = {
  title: (name: string) => `Welkom, ${name}`,
  intro: 'Kies een werkgever, voeg een dossier toe en download de uitkomst.',
  steps: [
    {
      title: 'Kies de werkgever',
      text: 'Open in het overzicht de werkgever waarvoor u rekent, of voeg een nieuwe werkgever toe.',
    },
    {
      title: 'Voeg een dossier toe',
      text: 'Vul het Excel-template in met de regeling en de deelnemers en voeg het toe als dossier. Bij fouten krijgt u uw eigen bestand terug, met elke fout uitgelegd.',
    },
    {
      title: 'Download de uitkomst',
      text: 'Zodra het dossier is berekend, staan het Excel-bestand met de uitkomsten en de PowerPoint-rapportage klaar.',
    },
  ],
  stepsTitle: 'Zo werkt het',
} as const;
