import { smallestGroup } from '#output/language/subject.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { schemeKind } from '#core/dossier/scheme-kind.ts';
import { textLines } from '#office/sheet/text-lines.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { emptyRow, headingRow, sentenceRow, sheetLink } from '#output/model/planned-cells.ts';
import {
  answerSheetNames,
  type PlannedRow,
  proofSheetNames,
  type ShownSheetName,
  sourceSheetNames,
} from '#output/model/sheet-plan.ts';
import { comparingTerms, kindTerms, terms } from '#output/topics/schemes/terms.ts';

/** The contents of each sheet in view. */
export const sheetPurposes: Readonly<Record<ShownSheetName, string>> = {
  Samenvatting: 'De keuzes met hun gevolgen, en waar wat staat.',
  'De vier premies':
    'Welke premie hetzelfde kost of hetzelfde pensioen geeft, met het bewijs, de invloed van de horizon en de premie per leeftijd. Met grafiek.',
  Lasten:
    'Wat elke keuze kost: opgeteld over 10 en 30 jaar, contant en per jaar; en waaruit het eerste jaar bestaat. De factuur of offerte naast het model, als die er is. Onderaan wie nu deelneemt alleen. Met grafiek.',
  Medewerkers:
    'Wie meer en wie minder pensioen krijgt, naar leeftijd en per geboortejaar; en wie er deelnemen. Met grafiek.',
  Compensatie:
    'Als er compensatie is: wat er wordt gecompenseerd, per leeftijdsgroep en per jaar, en het pensioen erna. Met grafiek.',
  'Transitie-effecten':
    'Als ze er zijn: bruto of netto profijt en het verwachte pensioen in drie scenario’s per geboortejaar, met de rentecurve en de scenarioset. Met grafiek.',
  Gevoeligheid: 'Wat er met elke premie gebeurt als een uitgangspunt anders is. Met grafiek.',
  Toetsen:
    'Elke toets aan de wet, en of doel en gegevens kloppen: met uitkomst, bedragen en artikel. Wat opviel in het invoerbestand. Vastgelegde keuzes, als die er zijn.',
  Uitgangspunten:
    'Alle ingevulde velden en tabellen; standaardwaarden die zijn blijven staan zijn gemarkeerd. Rekenversie, wettelijke waarden met bron, rekenafspraken en begrippen.',
  Deelnemers:
    'Per personeelsnummer: premie, pensioen, verhouding tot het huidige pensioen en compensatie van de keuze die vooraan staat; de andere zijn in te klappen kolommen.',
};

/** Of sheets that have less for an employer. */
const employerPurposes: Readonly<Partial<Record<ShownSheetName, string>>> = {
  Medewerkers: `Wie meer en wie minder pensioen krijgt, in leeftijdsgroepen van minstens ${smallestGroup} deelnemers. Met grafiek.`,
  'Transitie-effecten': `Bruto of netto profijt en het verwachte pensioen in drie scenario’s, van geboortejaren met minstens ${smallestGroup} deelnemers of een maatmens.`,
  Toetsen: 'Elke toets aan de wet, en of doel en gegevens kloppen: met uitkomst, bedragen en artikel.',
};

/** Of sheets that have less of a first scheme. */
const firstPurposes: Readonly<Partial<Record<ShownSheetName, string>>> = {
  Medewerkers: 'Het verwachte pensioen naar leeftijd, en wie er deelnemen. Met grafiek.',
};

const purposeOf = (name: ShownSheetName, { withoutPeople, dossier }: OutputContent): string =>
  (isFirstScheme(dossier.input) ? firstPurposes[name] : undefined) ??
  (withoutPeople && employerPurposes[name]) ??
  sheetPurposes[name];

/** The sheets of a room that are in this workbook, in the order of the tabs. */
function shownSheets(names: readonly ShownSheetName[], content: OutputContent): readonly ShownSheetName[] {
  const isCompared = !isFirstScheme(content.dossier.input);
  const isThere: Partial<Record<ShownSheetName, boolean>> = {
    'De vier premies': isCompared,
    Compensatie: content.result.compensation !== null,
    'Transitie-effecten': content.statutory?.outcome.sort === 'calculated',
    Gevoeligheid: isCompared,
    Deelnemers: content.withoutPeople === undefined,
  };
  return names.filter((name) => isThere[name] ?? true);
}

/** What the sheets of one colour of tab are for. */
const rooms: readonly (readonly [label: string, names: readonly ShownSheetName[]])[] = [
  ['Het antwoord', answerSheetNames],
  ['Het bewijs', proofSheetNames],
  ['Waaruit het volgt', sourceSheetNames],
];

/** What an employer has before them. */
export const withoutPeopleSentence = `Uitvoer zonder personen: geen deelnemers, en geen groep of geboortejaar met minder dan ${smallestGroup} deelnemers. De adviseur heeft de volledige uitvoer.`;

/** Cells of a row of links with its label: as many as Samenvatting has columns. */
const mostCells = 5;

const label = (content: string | null): PlannedRow[number] => ({ content, look: 'label' });

/** Links to sheets behind what they are for, on as many rows as they need. */
function linkRows(room: string, names: readonly ShownSheetName[]): readonly PlannedRow[] {
  const first = [label(room)];
  const rows = [first];
  for (const name of names) {
    const last = rows.at(-1) ?? first;
    if (last.length < mostCells) last.push(sheetLink(name));
    else rows.push([label(null), sheetLink(name)]);
  }
  return rows;
}

/** Where what stands: a row of links per colour of tab, and how the workbook is used. */
export const guideRows = (content: OutputContent): readonly PlannedRow[] => [
  headingRow('Leeswijzer'),
  ...(content.withoutPeople ? [sentenceRow(withoutPeopleSentence)] : []),
  ...rooms.flatMap(([room, names]) => linkRows(room, shownSheets(names, content))),
  sentenceRow(
    'Een gekleurd bedrag of percentage is een verwijzing: klik erop om de bron te zien. Verschillen en percentages zijn formules; cellen bevatten de niet-afgeronde waarden.',
  ),
  [{ ...sheetLink('Uitgangspunten', 'Wat de bladen en de woorden zeggen, staat op Uitgangspunten.'), look: 'jump' }],
  ...(content.withoutPeople
    ? []
    : [
        [{ ...sheetLink('Narekenen', 'Narekenen: volg één deelnemer met formules.'), look: 'jump' } as const],
        sentenceRow('Narekenen is verborgen: klik eerst met rechts op een tab, Zichtbaar maken, en kies Narekenen.'),
      ]),
  sentenceRow(
    'Afdrukken geeft de bladen van het antwoord. Meer afdrukken: wis op dat blad het afdrukbereik (Pagina-indeling, Afdrukbereik).',
  ),
];

const lineLength = 120;

/** A name or term with what it means, on as many rows as that needs. */
const explainedRows = (first: PlannedRow[number], meaning: string): readonly PlannedRow[] =>
  textLines(meaning, lineLength).map((line, index): PlannedRow => [
    index === 0 ? first : { content: null, look: 'label' },
    { content: line, look: 'note' },
  ]);

/** The words of this workbook: without a scheme of now nothing is compared with it. */
const termsOf = ({ dossier, result }: OutputContent): readonly (readonly [string, string])[] =>
  [...kindTerms[schemeKind(result)], ...terms].filter(
    ([term]) => !isFirstScheme(dossier.input) || !comparingTerms.has(term),
  );

/** What each sheet has, and what the words mean. */
export const explanationRows = (content: OutputContent): readonly PlannedRow[] => [
  headingRow('De bladen'),
  ...rooms.flatMap(([, names]) =>
    shownSheets(names, content).flatMap((name) => explainedRows(sheetLink(name), purposeOf(name, content))),
  ),
  ...explainedRows(
    { content: content.withoutPeople ? 'Verborgen blad' : 'Verborgen bladen', look: 'label' },
    `Gegevens heeft de uitkomsten als lange tabellen voor programma’s${content.withoutPeople ? '' : '; op Narekenen kiest u een deelnemer en een premie, en rekenen formules premie en pensioen opnieuw uit, met het verschil met de berekening ernaast; de andere zijn de tussenstappen daarvan'}. Zichtbaar maken: klik met rechts op een tab.`,
  ),
  ...explainedRows(
    { content: 'Namen', look: 'label' },
    `Belangrijke uitkomsten hebben een naam, bijvoorbeeld ${isFirstScheme(content.dossier.input) ? 'aantal_deelnemers' : 'budgetneutraal_vlak_exact'}. Typ die in het naamvak van Excel om erheen te gaan.`,
  ),
  emptyRow,
  headingRow('Begrippen'),
  ...termsOf(content).flatMap(([term, meaning]) => explainedRows({ content: term, look: 'label' }, meaning)),
];
