import type { SlideTexts } from '#api/report-preview.ts';

/** What the report of the example dossier (DC to DC) says; a test makes it again. */
export const exampleSlides: SlideTexts = {
  employer: 'Technische Groothandel De Schakel B.V. (VOORBEELD)',
  scheme: 'VOORBEELD beschikbare premieregeling',
  title: 'Vlak voor iedereen kost in 30 jaar 14% meer; 20 van de 23 krijgen minder pensioen',
  sentence:
    'Bij vlak verliest wie 50–69 jaar is het meest (−\u00A07,5%); na compensatie krijgen nog 18 minder pensioen. In 2028 kost het 20% meer dan nu. De staffel houden kost 1% meer dan nu; wie na 31 december 2027 begint, krijgt 22,4% vlak.',
  figuresTitle: 'In 30 jaar kost A 1% meer en B 14% meer dan nu',
  columns: [
    { choice: 'A', name: 'Staffel houden' },
    { choice: 'B', name: 'Vlak voor iedereen' },
  ],
  rows: [
    {
      label: 'Kosten in 2028',
      cells: [
        { text: '+\u00A0€\u00A03.464', small: '+\u00A01%' },
        { text: '+\u00A0€\u00A049.080', small: '+\u00A020%; inclusief €\u00A058.489 compensatie' },
      ],
    },
    {
      label: 'Kosten in 30 jaar',
      cells: [
        { text: '+\u00A0€\u00A037.115', small: '+\u00A01%' },
        { text: '+\u00A0€\u00A0849.888', small: '+\u00A014%; inclusief €\u00A0387.206 compensatie' },
      ],
    },
    {
      label: 'Wie merkt het?',
      cells: [
        { text: 'Niemand krijgt minder pensioen', small: '16 meer' },
        {
          text: '20 van de 23 krijgen minder pensioen',
          small: '50–69 jaar −\u00A07,5%; na compensatie nog 18 (50–69 jaar −\u00A02,6%)',
        },
      ],
    },
    {
      label: 'Eigen bijdrage in 2028',
      cells: [
        { text: 'Gelijk', small: '' },
        { text: 'Gelijk', small: '' },
      ],
    },
    {
      label: 'Mag het?',
      cells: [
        { text: 'Ja', small: 'overgangsrecht, art. 220e PW' },
        { text: 'Ja', small: 'maximum 30%' },
      ],
    },
    {
      label: 'Wat is nodig?',
      cells: [
        { text: 'Instemming ondernemingsraad (als die er is) en werknemers', small: '' },
        { text: 'Instemming ondernemingsraad (als die er is) en werknemers', small: 'transitieplan' },
      ],
    },
  ],
};
