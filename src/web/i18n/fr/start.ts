export const start = {
  title: (name: string) => `Bienvenue, ${name}`,
  intro: 'Choisissez un employeur, ajoutez un dossier et téléchargez le résultat.',
  steps: [
    {
      title: 'Choisissez l’employeur',
      text: 'Ouvrez dans la liste l’employeur pour lequel vous faites le calcul, ou ajoutez un nouvel employeur.',
    },
    {
      title: 'Ajoutez un dossier',
      text: 'Remplissez le modèle Excel (en néerlandais) avec le régime et les participants, puis ajoutez-le comme dossier. En cas d’erreurs, votre propre fichier vous est renvoyé avec une explication de chaque erreur.',
    },
    {
      title: 'Téléchargez le résultat',
      text: 'Dès que le dossier est calculé, le fichier Excel des résultats et le rapport PowerPoint sont prêts. Tous deux sont en néerlandais.',
    },
  ],
  stepsTitle: 'Comment ça marche',
} as const;
