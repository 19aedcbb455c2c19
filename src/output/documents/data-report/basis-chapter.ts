import { amount, dateText, decimalNumber, exactPercentage } from '#office/document/dutch-format.ts';
import { plainTable } from '#output/documents/data-report/count-chapters.ts';
import { chapter, factsTable, heading, paragraph } from '#output/documents/model/blocks.ts';
import type { Chapter } from '#output/documents/model/document-draft.ts';
import { justificationRows } from '#output/exhibits/justification.ts';
import type { OutputContent } from '#output/output-content.ts';
import { lawValueSort } from '#output/words/law-value-sort.ts';

const lawTexts: Readonly<Record<ReturnType<typeof lawValueSort>, (value: number) => string>> = {
  rate: exactPercentage,
  age: (value) => decimalNumber(value, 1),
  amount,
};

const uploadRows = ({ upload }: OutputContent): readonly (readonly [string, string])[] =>
  upload === undefined
    ? []
    : [
        ['Invoerbestand van dossier', upload.name],
        ['Ontvangen', upload.on],
      ];

/** With what was read and calculated: versions, tables and every value of law with its source. */
export function basisChapter(content: OutputContent): Chapter {
  const { tables, lawValues } = content.result.basis;
  const { curve } = content.result.effects;
  return chapter('Bestand, versies, tafels en wet', [
    factsTable(
      'Waarmee is gerekend',
      'Versies, tafels en kenmerk waarmee is gerekend.',
      ['Onderdeel', 'Gebruikt'],
      [
        ...uploadRows(content),
        ...justificationRows(content),
        ['Versie van het sjabloon', content.dossier.templateVersion ?? 'Niet bekend'],
      ],
    ),
    paragraph(
      'Hetzelfde invoerbestand geeft met dezelfde rekenversie dezelfde cijfers; de transitie-effecten ook met dezelfde rentecurve en scenarioset. Het kenmerk is na te rekenen met elk programma dat SHA-256 kent.',
      'note',
    ),
    heading('Bronnen van tafels en rente'),
    plainTable(
      'Bronnen van tafels en rente',
      'Naam en bron van elke sterftetafel en rentecurve.',
      [
        { head: 'Tafel', share: 30, align: 'left' },
        { head: 'Bron', share: 70, align: 'left' },
      ],
      [...tables.map(({ name, source }) => [name, source]), ...(curve === null ? [] : [[curve.name, curve.source]])],
    ),
    heading('Wettelijke waarden'),
    plainTable(
      'Wettelijke waarden',
      'Elke wettelijke waarde met ingangsdatum en bron.',
      [
        { head: 'Waarde', share: 34, align: 'left' },
        { head: 'Gebruikt', share: 13, align: 'right' },
        { head: 'Vanaf', share: 13, align: 'right' },
        { head: 'Bron', share: 40, align: 'left' },
      ],
      lawValues.map(({ name, value, validFrom, source }) => [
        name,
        lawTexts[lawValueSort(value)](value),
        dateText(validFrom),
        source,
      ]),
    ),
  ]);
}
