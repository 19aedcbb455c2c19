export const start = {
  title: (name: string) => `Welcome, ${name}`,
  intro: 'Choose an employer, add a dossier and download the outcome.',
  steps: [
    {
      title: 'Choose the employer',
      text: 'Open the employer you are calculating for in the overview, or add a new employer.',
    },
    {
      title: 'Add a dossier',
      text: 'Enter the scheme and the participants in the Excel template (in Dutch) and add it as a dossier. If there are errors, you get your own file back, with every error explained.',
    },
    {
      title: 'Download the outcome',
      text: 'As soon as the dossier has been calculated, the Excel file with the outcomes and the PowerPoint report are ready. Both are in Dutch.',
    },
  ],
  stepsTitle: 'How it works',
} as const;
