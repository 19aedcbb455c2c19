import { rowsOnlySheet } from '#output/workbook/rows-only-sheet.ts';
import { schemeKind, type SchemeKind } from '#core/scheme-kind.ts';
import type { HouseStyle } from '#office/document/house-style.ts';
import { nearlyEqualShare } from '#core/result/nearly-equal.ts';
import { longMonthText, percentage } from '#office/document/dutch-format.ts';
import {
  emptyRow,
  headingRow,
  labelledRow,
  sheetLink,
  subtitleRow,
  titleRow,
  wrappedText,
} from '#output/workbook/planned-cells.ts';
import { besideSheetNames, sheetNames, type PlannedRow, type SheetPlan } from '#output/workbook/sheet-plan.ts';
import { logoBackground } from '#output/slides/drawing/logo-background.ts';
import type { OutputContent } from '#output/output-content.ts';

/** The contents of each sheet. */
export const sheetPurposes: Readonly<Record<(typeof sheetNames)[number], string>> = {
  Leeswijzer: 'Dit blad.',
  Samenvatting:
    'De vraag, de vier alternatieven met hun gevolgen, het bewijs van gelijkheid en de invloed van de horizon.',
  Staffels:
    'De premie per leeftijd: fiscaal maximum, de vier alternatieven en wat daarnaast staat, exact en afgerond. Met grafiek.',
  'Contante lasten':
    'De werkgeverslast en de compensatie over de horizon, contant per alternatief: de bedragen van Samenvatting.',
  'Lasten eerste jaar':
    'Waaruit de werkgeverslast van het eerste jaar bestaat: de brug van nu naar elk alternatief. Met grafiek.',
  'Lasten per jaar': 'De werkgeverslast per jaar, zonder en met compensatie, per alternatief. Met grafiek.',
  'Open groep':
    'De werkgeverslast per jaar, dertig jaar lang, met de ingevulde vervanging van vertrekkers: ongewijzigd, een vlakke premie voor iedereen en, waar een staffel mag blijven, eerbiedigende werking. Met grafiek.',
  Cohorten:
    'Premie, verwacht pensioen, compensatie, eigen bijdrage en profijt per leeftijdsgroep van vijf jaar. Met grafiek.',
  Geboortejaren: 'Premie, verwacht pensioen, eigen bijdrage en profijt per geboortejaar.',
  'Vooruit en achteruit': 'Hoeveel deelnemers erop vooruit- en achteruitgaan, en hoeveel, ook naar leeftijd.',
  "Scenario's":
    'Het pensioen per alternatief en leeftijdsgroep als het tegenzit, zoals verwacht en als het meezit. Met grafiek.',
  Maatmensen: 'Premie, eigen bijdrage en pensioen van voorbeeldpersonen van 25 tot 60 jaar. Met grafiek.',
  'Transitie-effecten':
    'Bruto of netto profijt en het verwachte pensioen in drie scenario’s per geboortejaar, op de wettelijke basis. Met grafiek waar de wet effecten voorschrijft.',
  Compensatie:
    'Wat er wordt gecompenseerd, per leeftijdsgroep: het percentage, het tekort en wat ervan wordt aangevuld, het eerste jaar en alles samen.',
  'Compensatie per jaar':
    'Wat compensatie elk jaar kost, als premie en als salaris. Met grafiek als er compensatie is.',
  'Na compensatie':
    'Het pensioen per leeftijdsgroep zonder en na compensatie, en wat als salaris wordt betaald: bruto en als pensioen.',
  Compensatiegrens:
    'Voor elke vlakke premie tot welk doel compensatie binnen het budget past. Met grafiek als er zo een doel is.',
  Deelnemers:
    'Per personeelsnummer: premie, pensioen, verhouding tot het huidige pensioen en compensatie, per alternatief.',
  Gevoeligheid: 'Wat er met elk alternatief gebeurt als een uitgangspunt anders is. Met grafiek.',
  Toetsen: 'Elke toets aan de wet, en of doel en gegevens kloppen: met uitkomst, bedragen en artikel.',
  Waarschuwingen: 'Wat opviel in het invoerbestand en wie buiten de berekening blijft.',
  Narekenen:
    'Kies een deelnemer en een alternatief: formules rekenen premie en pensioen opnieuw uit, met het verschil met de berekening ernaast.',
  'Narekenen maanden': 'De gekozen deelnemer van maand tot maand, elke kolom een stap met uitleg.',
  'Narekenen omrekening': 'Hoe uit sterftekansen en rente de prijs van een pensioen volgt.',
  'Narekenen tabellen': 'De staffels en de andere tabellen waarin de formules van Narekenen zoeken.',
  Sterftekansen: 'Het deel van de sterftetafel waarmee Narekenen rekent.',
  'Invoer deelnemers': 'De gegevens per personeelsnummer waarmee is gerekend.',
  Invoer: 'Alle ingevulde velden; standaardwaarden die zijn blijven staan zijn gemarkeerd.',
  'Invoer tabellen': 'De ingevulde staffels en de andere tabellen van het invoerbestand.',
  Verantwoording: 'Rekenversie, wettelijke waarden met bron, sterftetafels en rekenafspraken.',
};

/** The same of the sheets that come with variants. */
const besidePurposes: Readonly<Record<(typeof besideSheetNames)[number], string>> = {
  Varianten:
    'De varianten waarom is gevraagd, naast het antwoord: wat is gewijzigd, kosten, pensioen, oordeel en verschillen.',
  'Vastgelegde keuzes':
    'Welke premie is gekozen, door wie, wanneer en waarom, met de cijfers en toetsen van dat moment.',
};

/** Terms of the output, explained. */
export const terms: readonly (readonly [string, string])[] = [
  [
    'Budgetneutraal',
    'De werkgeverslast blijft over de horizon gelijk aan die van de huidige regeling, zonder compensatie. Samenvatting zegt voor wie en hoe lang.',
  ],
  [
    'Profijtneutraal',
    'Het pensioen van de deelnemers blijft gelijk aan dat van de huidige regeling. Samenvatting zegt op welke maatstaf en met welk rendement.',
  ],
  ['Vlakke premie', 'Eén percentage van de pensioengrondslag voor elke leeftijd.'],
  [
    'Progressieve staffel',
    'Een premie die stijgt met de leeftijd. Mag alleen blijven voor wie op de dag vóór de vlakke premie al deelneemt (eerbiedigende werking).',
  ],
  [
    'Exacte premie',
    'De premie waarbij het doel precies wordt gehaald of, als geen toegestane premie dat doet, wat er het dichtst bij komt.',
  ],
  ['Afgeronde premie', 'De exacte premie, afgerond. Alle bedragen zijn met de afgeronde premie berekend.'],
  [
    'Factor',
    'Deel van de staffel waarvan de progressieve staffel zijn vorm heeft: factor 0,98 is 98% daarvan, met fiscale begrenzing op geen leeftijd meer dan fiscaal mag.',
  ],
  ['Horizon', 'De periode waarover de werkgeverslast wordt vergeleken.'],
  ['Contant', 'Teruggerekend met rente (de disconteringsvoet) naar de transitiedatum: wat later valt, telt minder.'],
  [
    'Cohort',
    'Deelnemers van dezelfde leeftijd op de transitiedatum, in groepen van vijf leeftijdsjaren; voor compensatie van een of van vijf, zoals is ingevuld.',
  ],
  ['Werkgeverslast', 'Premie, opslagen, risicopremies en kosten, verminderd met de eigen bijdrage van de werknemers.'],
  ['Pensioengrondslag', 'Het salaris tot het maximum, min de franchise, maal het deeltijdpercentage.'],
  [
    'In prijzen van een jaar',
    'Teruggerekend met de prijsinflatie naar de peildatum, zodat bedragen te vergelijken zijn met prijzen van dat jaar.',
  ],
  ['Vrijwel gelijk', `Een verschil van hoogstens ${percentage(nearlyEqualShare)}.`],
  ['Haalbaar', 'Er bestaat een premie binnen het fiscale maximum waarmee het doel wordt gehaald.'],
  [
    'Oordeel',
    'Wat de wet als geheel van een alternatief zegt: toegestaan, niet toegestaan of onbekend, met het artikel.',
  ],
  [
    'Progressief houden',
    "Of wie al deelneemt een progressieve premie mag houden (art. 220e PW). Het is een deel van het oordeel: zo'n staffel kan nog boven het fiscale maximum liggen.",
  ],
  ['Compensatie', 'Wat een deelnemer krijgt om goed te maken wat de overgang naar de nieuwe premie scheelt.'],
  ['Gesloten groep', 'Wie op de transitiedatum deelneemt. Wie vertrekt wordt niet vervangen.'],
  ['Open groep', 'Wie vertrekt of met pensioen gaat wordt vervangen door een nieuwe deelnemer.'],
  [
    'Eerbiedigende werking',
    'Wie op de dag vóór de vlakke premie al deelneemt houdt de progressieve staffel; wie nieuw is krijgt een vlakke premie (art. 220e PW).',
  ],
  ['Maatmens', 'Een voorbeeldpersoon van een bepaalde leeftijd, voltijds en zonder eerder opgebouwd pensioen.'],
  [
    'Wettelijke basis',
    'De uitgangspunten die de wet voor transitie-effecten voorschrijft: de rentecurve van De Nederlandsche Bank, de parameters van art. 23a Besluit FTK en niemand die uit dienst gaat. Alleen Transitie-effecten staat erop.',
  ],
  ['Eigen basis', 'De aannames van dit dossier. Alle andere bladen staan erop.'],
  ['Scenario', 'Een set van rendementen en een omrekenrente: pessimistisch, verwacht of optimistisch.'],
  ['Bruto profijt', 'De waarde van de premies die vanaf de transitie worden betaald.'],
  [
    'Netto profijt',
    'De marktwaarde van de uitkeringen die vanaf de transitie worden opgebouwd, min wat daarvoor wordt betaald.',
  ],
];

/** What belongs to one kind of dossier only. */
const kindTerms: Readonly<Record<SchemeKind, readonly (readonly [string, string])[]>> = {
  dcToDc: [['Ongewijzigd', 'De huidige premie loopt door. Dit is de maatstaf voor de vergelijking.']],
  dbToDc: [
    ['Ongewijzigd', 'De huidige middelloonregeling loopt door. Dit is de maatstaf voor de vergelijking.'],
    [
      'Opgebouwd pensioen',
      'Wat tot de transitiedatum is opgebouwd blijft bij de verzekeraar en telt in elk alternatief mee.',
    ],
    [
      'Verwacht en risicovrij',
      'Het middelloonpensioen wordt vergeleken met wat de premie naar verwachting, maar zonder garantie, oplevert, of met wat zij op risicovrij rendement oplevert.',
    ],
  ],
  ambitionDbToDc: [
    [
      'Ongewijzigd',
      'De huidige middelloonregeling loopt door en haalt haar ambitie. Dit is de maatstaf voor de vergelijking.',
    ],
    ['Ambitie', 'Het pensioen waarnaar de regeling streeft: opbouw en gehoopte toeslag, zonder garantie.'],
    [
      'Ambitie, progressieve staffel',
      'De staffel die bij de ambitie hoort, zonder factor: als vergelijking naast de vier alternatieven.',
    ],
    [
      'Opgebouwd pensioen',
      'Wat tot de transitiedatum is opgebouwd blijft bij de verzekeraar en telt in elk alternatief mee.',
    ],
    [
      'Verwacht en risicovrij',
      'De ambitie wordt vergeleken met wat de premie naar verwachting, maar zonder garantie, oplevert, of met wat zij op risicovrij rendement oplevert.',
    ],
  ],
};

const purposes = { ...sheetPurposes, ...besidePurposes };

const sheetRow = (name: keyof typeof purposes): PlannedRow => [sheetLink(name), wrappedText(purposes[name])];

/** The sheets of this workbook, in the order of the tabs. */
function shownSheets({ beside }: OutputContent): readonly (keyof typeof purposes)[] {
  const asked = besideSheetNames.filter((name) =>
    name === 'Varianten' ? (beside?.variants.length ?? 0) > 0 : (beside?.decisions.length ?? 0) > 0,
  );
  const place = sheetNames.indexOf('Deelnemers');
  return [...sheetNames.slice(0, place), ...asked, ...sheetNames.slice(place)];
}

const logoColumn = 3;

/** The adviser's logo beside the title. */
const logoOf = ({ logo, name }: HouseStyle): Pick<SheetPlan, 'picture'> =>
  logo === null ? {} : { picture: { logo, description: `Logo van ${name} op de leeswijzer`, column: logoColumn } };

/** A logo that would be lost on white gets a plate behind it. */
const titleWithLogo = (style: HouseStyle): PlannedRow =>
  logoBackground(style) === 'bg1'
    ? titleRow('Leeswijzer')
    : [...titleRow('Leeswijzer'), null, { content: null, look: 'plate' }];

export const guideSheet = (content: OutputContent): SheetPlan => {
  const { dossier, result, houseStyle } = content;
  return rowsOnlySheet({
    name: 'Leeswijzer',
    widths: [28, 80, 24],
    ...logoOf(houseStyle),
    orientation: 'portrait',
    frozenColumns: 0,
    rows: [
      titleWithLogo(houseStyle),
      subtitleRow(`${dossier.facts.employerName} · ${dossier.facts.schemeName}`),
      subtitleRow(
        `Peildatum ${longMonthText(result.valuationDate)}, transitiedatum ${longMonthText(result.transitionDate)}. Opgesteld met ${houseStyle.name === 'Evenwicht' ? 'Evenwicht' : `Evenwicht, in de huisstijl van ${houseStyle.name}`}.`,
      ),
      emptyRow,
      headingRow('De bladen'),
      ...shownSheets(content).map(sheetRow),
      emptyRow,
      headingRow('Begrippen'),
      ...[...kindTerms[schemeKind(result)], ...terms].map(([term, meaning]) => labelledRow(term, wrappedText(meaning))),
      emptyRow,
      headingRow('Goed om te weten'),
      labelledRow(
        'Getallen',
        wrappedText('Cellen bevatten de niet-afgeronde waarden; alleen de weergave is afgerond.'),
      ),
      labelledRow(
        'Namen',
        wrappedText(
          'Belangrijke uitkomsten hebben een naam, bijvoorbeeld budgetneutraal_vlak_exact. Typ die in het naamvak van Excel om erheen te gaan.',
        ),
      ),
      labelledRow('Geen advies', wrappedText('Deze berekening is geen advies in de zin van de Wft.')),
    ],
  });
};
