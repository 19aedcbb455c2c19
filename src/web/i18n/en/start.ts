import { retentionDays } from '#api/retention-days.ts';
export const start = {
  greeting: (name: string) => `Welcome, ${name}.`,
  headline: 'A new pension premium, in balance with the old one',
  lead: (product: string) =>
    `${product} calculates which progressive or flat premium costs an employer the same as now after the move to a new premium scheme, or is expected to give participants the same pension. For pension advisers and their employers.`,
  tryExample: 'Try the example',
  openingExample: 'Opening the example…',
  exampleFailed: 'The example could not be opened.',
  figure: {
    title: 'From the example dossier',
    description: (low: string, high: string, flat: string) =>
      `A pair of scales. On the left the current scale, which rises with age from ${low} to ${high}; on the right a flat premium of ${flat} for everyone. They weigh the same.`,
    current: 'Current scale',
    flat: 'Flat premium',
    difference: 'Difference',
    caption: (participants: number) =>
      `Premium by age from 15 to 68, and employer cost over five years from January 2028, discounted, for ${participants} participants of an invented wholesaler.`,
  },
  introTitle: 'Two ways to be in balance',
  intro:
    'Existing Dutch pension schemes must have been adapted to the Wet toekomst pensioenen (Future of Pensions Act) by 1 January 2028. New employees then get a premium of the same percentage at every age; those who already take part may keep a progressive premium on conditions. For each employer that is a choice with consequences for cost and for pensions.',
  aims: {
    budget: {
      title: 'Budget neutral',
      text: 'Over the chosen years the employer pays as much as in the current scheme.',
    },
    profit: {
      title: 'Profit neutral',
      text: 'The participants together are expected to get as much pension as in the current scheme.',
    },
  },
  answers: {
    title: 'The four answers of the example dossier',
    scale: 'Progressive scale',
    flat: 'Flat premium',
    range: (low: string, high: string) => `${low}–${high}`,
    notFeasible: 'Not feasible',
    aboveLimit: (limit: string) => `Would be above the fiscal limit of ${limit}.`,
    note: 'Percentages of the pension base, rounded to 0.1 percentage point. A dossier also works out compensation, the open group, scenarios and sensitivity.',
  },
  bannerLabel: 'Announcement',
  stepsTitle: 'How it works',
  steps: {
    fill: {
      title: 'Fill in the template',
      text: 'Download the empty Excel template, fill in the scheme and the participants and add it to the employer as a dossier. The template is in Dutch.',
    },
    check: {
      title: 'Errors come back explained',
      text: 'If something is not right you get your own file back. Every wrong cell is marked and explained, all at once.',
    },
    report: {
      title: 'Download the outcome',
      text: 'An Excel file that shows where each figure comes from, and a PowerPoint report to discuss. Both are in Dutch.',
    },
  },
  dataTitle: 'What happens to your data',
  dataFacts: {
    closed: {
      title: 'Within your organisation only',
      text: 'Advisers see the dossiers of their own organisation, an employer only its own. The database itself guards that separation.',
    },
    nameless: {
      title: 'No names, no BSN',
      text: 'The template asks for a number per participant. A file with a column of citizen service numbers (BSN) is refused and not kept.',
    },
    erased: {
      title: 'No longer than needed',
      text: `Files with participants are erased ${retentionDays.standard} days after the last download, or after the period that your organisation chooses. You can delete a dossier at any time.`,
    },
    own: {
      title: 'No cookies, nothing from elsewhere',
      text: 'The calculation runs on the server of this application. The pages load nothing from other sites and do not track you.',
    },
  },
} as const;
