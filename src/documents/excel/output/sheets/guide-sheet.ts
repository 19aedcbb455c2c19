import { longMonthText } from '#contract/terms/dutch-format.ts';
import {
  emptyRow,
  headingRow,
  labelledRow,
  sheetLink,
  subtitleRow,
  titleRow,
  wrappedText,
} from '#documents/excel/output/planned-cells.ts';
import { sheetNames, type PlannedRow, type SheetPlan } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

const sheets: Readonly<Record<(typeof sheetNames)[number], string>> = {
  Leeswijzer: 'Dit blad.',
  Samenvatting:
    'De vraag, de vier antwoorden met hun gevolgen, het bewijs van gelijkheid en de invloed van de horizon.',
  Staffels: 'De premie per leeftijd: huidig, fiscaal maximum en de vier antwoorden, exact en afgerond. Met grafiek.',
  'Lasten per jaar': 'Wat de werkgever elk jaar kwijt is, per alternatief. Met grafiek.',
  'Open groep':
    'Wat de werkgever dertig jaar lang kwijt is als vertrekkers worden vervangen: ongewijzigd, eerbiedigende werking en een vlakke premie voor iedereen. Met grafiek.',
  Cohorten: 'Premie en verwacht pensioen per leeftijdsgroep van vijf jaar, per alternatief. Met grafiek.',
  "Scenario's":
    'Het pensioen per alternatief en leeftijdsgroep als het tegenzit, zoals verwacht en als het meezit. Met grafiek.',
  Maatmensen: 'Premie, eigen bijdrage en pensioen van voorbeeldpersonen van 25 tot 60 jaar. Met grafiek.',
  Compensatie:
    'Wat er wordt gecompenseerd, per leeftijdsgroep en per jaar, en de werkgeverslast zonder en met compensatie.',
  Deelnemers:
    'Per personeelsnummer: premie, pensioen, verhouding tot het huidige pensioen en compensatie, per alternatief.',
  Gevoeligheid: 'Wat er met elk antwoord gebeurt als een uitgangspunt anders is. Met grafiek.',
  'Fiscale toets': 'Elke toets aan de wet met uitkomst, bedragen en artikel.',
  Waarschuwingen: 'Wat opviel in het invoerbestand en wie buiten de berekening blijft.',
  Invoer: 'Alle ingevulde velden en tabellen; standaardwaarden die zijn blijven staan zijn gemarkeerd.',
  Verantwoording: 'Rekenversie, wettelijke waarden met bron, sterftetafels en rekenafspraken.',
};

const terms: readonly (readonly [string, string])[] = [
  ['Budgetneutraal', 'De nieuwe regeling kost de werkgever evenveel als de huidige.'],
  ['Profijtneutraal', 'De deelnemers krijgen samen naar verwachting evenveel pensioen als in de huidige regeling.'],
  ['Vlakke premie', 'Eén percentage van de pensioengrondslag voor elke leeftijd.'],
  [
    'Progressieve staffel',
    'Een premie die stijgt met de leeftijd. Alleen mogelijk voor wie op de transitiedatum al deelneemt (eerbiedigende werking).',
  ],
  ['Ongewijzigd', 'De huidige regeling loopt door. Dit is de maatstaf voor de vergelijking.'],
  ['Exacte premie', 'De premie waarbij het doel precies wordt gehaald.'],
  ['Praktische premie', 'De exacte premie, afgerond. Alle bedragen zijn met de praktische premie berekend.'],
  ['Horizon', 'De periode waarover de werkgeverslasten worden vergeleken.'],
  ['Werkgeverslast', 'Premie, opslagen, risicopremies en kosten, verminderd met de eigen bijdrage van de werknemers.'],
  ['Pensioengrondslag', 'Het salaris tot het maximum, min de franchise, maal het deeltijdpercentage.'],
  [
    'In geld van de peildatum',
    'Teruggerekend met de prijsinflatie, zodat bedragen te vergelijken zijn met prijzen van nu.',
  ],
  ['Haalbaar', 'Er bestaat een premie binnen de fiscale grenzen waarmee het doel wordt gehaald.'],
  ['Toegestaan', 'Of de wet een progressieve premie toelaat voor wie al deelneemt.'],
];

const sheetRow = (name: (typeof sheetNames)[number]): PlannedRow => [sheetLink(name), wrappedText(sheets[name])];

export const guideSheet = ({ dossier, result, houseStyle }: OutputContent): SheetPlan => ({
  name: 'Leeswijzer',
  widths: [32, 100],
  orientation: 'landscape',
  pagesWide: 1,
  frozenColumns: 0,
  rows: [
    titleRow('Leeswijzer'),
    subtitleRow(`${dossier.facts.employerName} · ${dossier.facts.schemeName}`),
    subtitleRow(
      `Peildatum ${longMonthText(result.valuationDate)}, transitiedatum ${longMonthText(result.transitionDate)}. Opgesteld met ${houseStyle.name === 'Evenwicht' ? 'Evenwicht' : `Evenwicht, in de huisstijl van ${houseStyle.name}`}.`,
    ),
    emptyRow,
    headingRow('De bladen'),
    ...sheetNames.map(sheetRow),
    emptyRow,
    headingRow('Begrippen'),
    ...terms.map(([term, meaning]) => labelledRow(term, wrappedText(meaning))),
    emptyRow,
    headingRow('Goed om te weten'),
    labelledRow('Getallen', wrappedText('Cellen bevatten de niet-afgeronde waarden; alleen de weergave is afgerond.')),
    labelledRow(
      'Namen',
      wrappedText(
        'Belangrijke uitkomsten hebben een naam, bijvoorbeeld budgetneutraal_vlak_exact. Typ die in het naamvak van Excel om erheen te gaan.',
      ),
    ),
    labelledRow('Geen advies', wrappedText('Deze berekening is geen advies in de zin van de Wft.')),
  ],
  table: null,
  rowsBelow: [],
  chart: null,
});
