import { uploadRules } from '#api/upload-rules.ts';
import type { FindingCode } from '#input/findings/findings.ts';

/** Of each kind of finding: what has happened, and what the adviser does about it. */
export const findingExplanations: Readonly<Record<FindingCode, readonly [meaning: string, remedy: string]>> = {
  FILE_NOT_XLSX: [
    'Het bestand is geen Excel-werkmap, of de naam past niet bij de inhoud.',
    'Sla het in Excel op als Excel-werkmap (.xlsx).',
  ],
  FILE_PASSWORD: [
    'De werkmap is versleuteld; zonder wachtwoord is er niets te lezen.',
    'Haal het wachtwoord van het bestand en upload het opnieuw.',
  ],
  FILE_OLD_XLS: [
    'Het bestand heeft de indeling van Excel 97-2003.',
    'Kies in Excel Opslaan als, en dan Excel-werkmap (.xlsx).',
  ],
  FILE_DAMAGED: [
    'Een onderdeel van het bestand ontbreekt of klopt niet, bijvoorbeeld na een afgebroken download.',
    'Open en bewaar het bestand in Excel, of begin met een leeg sjabloon.',
  ],
  FILE_TOO_LARGE: [
    `Het bestand is groter dan ${uploadRules.maximumMegabytes} MB of bevat uitgepakt te veel.`,
    'Verwijder bladen, plaatjes en opmaak die niet bij het sjabloon horen.',
  ],
  FILE_MACROS: [
    'De werkmap bevat macro’s. Die worden nooit uitgevoerd en nooit aangenomen.',
    'Sla de werkmap op zonder macro’s (.xlsx).',
  ],
  FILE_ACTIVE: [
    'De werkmap bevat iets dat zelf iets doet: een ingesloten object, ActiveX, een query of gegevensverbinding, een koppeling met een programma (DDE), een invoegtoepassing of een formule die iets ophaalt.',
    'Verwijder wat de melding noemt, of plak de gegevens als waarden in een leeg sjabloon.',
  ],
  FILE_UNSUPPORTED: [
    'Het is wel een Office-bestand, maar van een soort die niet wordt gelezen (.xltx, .xlsb, Word, PowerPoint).',
    'Sla het op als Excel-werkmap (.xlsx).',
  ],
  TEMPLATE_KIND_UNKNOWN: [
    'Het veld dat zegt welk sjabloon dit is, is leeg of onbekend.',
    'Begin met een leeg sjabloon en plak uw gegevens erin.',
  ],
  TEMPLATE_TOO_NEW: [
    'Het sjabloon is gemaakt met een nieuwere versie van het programma.',
    'Download het sjabloon opnieuw uit de omgeving waarin u rekent.',
  ],
  TEMPLATE_TOO_OLD: [
    'Het bestand is gemaakt met een oudere versie van het sjabloon, en die wordt niet meer gelezen.',
    'Download het nieuwste sjabloon en kopieer de waarden daarheen.',
  ],
  SHEET_MISSING: ['Een blad van het sjabloon is weg of heet anders.', 'Geef het blad zijn naam terug.'],
  FIELD_MISSING: [
    'Een veld van het sjabloon is verwijderd of overschreven.',
    'Zet de regel terug of begin met een leeg sjabloon.',
  ],
  FIELD_EMPTY: ['Een verplichte cel is leeg.', 'Vul de cel in; de melding noemt de grenzen.'],
  FIELD_RETIRED: [
    'Een veld dat het sjabloon niet meer vraagt, is nog ingevuld. Er wordt niet mee gerekend.',
    'Maak de cel leeg, of laat haar staan.',
  ],
  TABLE_MISSING: [
    'Een tabel is niet te vinden, meestal omdat de koppen zijn overschreven.',
    'Zet de koppen van het sjabloon terug in één rij.',
  ],
  COLUMN_MISSING: ['Een kolom van een tabel ontbreekt.', 'Voeg de kolom toe met precies de kop van het sjabloon.'],
  COLUMN_TWICE: ['Dezelfde kolomkop komt twee keer voor.', 'Verwijder een van beide kolommen.'],
  COLUMN_UNKNOWN: [
    'Er staat een kolom bij die het sjabloon niet kent. Waarschuwing: de kolom wordt niet gelezen.',
    'Niets, of verwijder de kolom.',
  ],
  VALUE_WRONG_TYPE: [
    'In de cel staat iets van een andere soort: tekst waar een getal hoort, of een getal waar een datum hoort.',
    'Typ de waarde opnieuw; let op punten, komma’s en de celnotatie.',
  ],
  VALUE_OUT_OF_RANGE: [
    'De waarde ligt buiten de grenzen. De melding noemt welke grens.',
    'Verbeter de waarde. Past de werkelijkheid echt niet, neem dan contact op met de aanbieder.',
  ],
  VALUE_UNUSUAL: [
    'Waarschuwing: de waarde mag, maar is ongewoon. Er wordt mee gerekend.',
    'Controleer de waarde. Klopt ze, dan hoeft u niets te doen.',
  ],
  VALUE_ERROR_CELL: [
    'De cel bevat een foutwaarde van Excel, zoals #DEEL/0!.',
    'Herstel de formule of typ de waarde zelf in.',
  ],
  VALUE_UNKNOWN_CHOICE: ['De tekst staat niet in de keuzelijst van de cel.', 'Kies uit de lijst bij de cel.'],
  VALUE_NOT_FIRST_OF_MONTH: ['De datum is niet de eerste dag van een maand.', 'Kies de eerste van een maand.'],
  VALUE_PERCENT_ABOVE_ONE: ['Er staat een percentage zonder procentteken: 25 wordt dan 2.500%.', 'Typ 25% of 0,25.'],
  VALUE_CONFLICT: [
    'Twee waarden spreken elkaar tegen, zoals een transitiedatum vóór de peildatum.',
    'Lees welke cellen de melding noemt en verbeter er een.',
  ],
  COLUMN_PERCENT_AS_NUMBER: [
    'Waarschuwing: een hele kolom percentages is als gewone getallen ingevuld en als percentages gelezen.',
    'Controleer of 25 inderdaad 25% is.',
  ],
  COLUMN_MONTH_FIRST: [
    'In een kolom met datums staat bij sommige zichtbaar de maand voor de dag. De hele kolom wordt niet gelezen: bij de andere kan het ook zo zijn.',
    'Haal de datums opnieuw op als dd-mm-jjjj, of lees het bronbestand in met de landinstelling Engels (Verenigde Staten).',
  ],
  COLUMN_PAY_LOW: [
    'De meeste salarissen zijn zo laag dat zij niet per jaar bij een volledige werkweek kunnen zijn: per maand, in duizenden euro’s, of bij het eigen deeltijdpercentage.',
    'Vul het fulltime jaarsalaris in. Klopt het wel, kies dan Toch rekenen.',
  ],
  COLUMN_PAY_HIGH: [
    'De meeste salarissen zijn hoger dan een groep mensen verdient, meestal tien keer te hoog.',
    'Verbeter de bedragen. Klopt het wel, kies dan Toch rekenen.',
  ],
  COLUMN_HOURS: [
    'Bij deeltijd lijken uren per week te staan: niemand heeft 100%, en de waarden passen in een werkweek.',
    'Deel de contracturen door de uren van een volledige werkweek. Zijn het wel percentages, kies dan Toch rekenen.',
  ],
  COLUMN_UNUSUAL: [
    'Waarschuwing: een kolom van de deelnemers als geheel is ongewoon, zoals kapitaal dat overal leeg is of enkele salarissen die per maand lijken. Er wordt mee gerekend.',
    'Beantwoord de vraag in de melding. Klopt het zoals het er staat, dan hoeft u niets te doen.',
  ],
  BASE_ZERO: [
    'Bij de meeste deelnemers is de pensioengrondslag € 0: het salaris is niet hoger dan de franchise, of het deeltijdpercentage is 0%.',
    'Controleer franchise, salarissen en deeltijd. Klopt het wel, kies dan Toch rekenen.',
  ],
  TOTAL_ROW: [
    'Waarschuwing: tussen of onder de deelnemers staat een rij met totalen. Zij telt niet als deelnemer.',
    'Niets, of verwijder de rij.',
  ],
  ROWS_SHIFTED: [
    'Gegevens van deelnemers staan een of meer kolommen naast de koppen waar ze bij horen.',
    'Verplaats ze onder de goede koppen.',
  ],
  SCALE_NOT_RISING: [
    'De leeftijden van een staffel of tabel lopen niet op.',
    'Zet de rijen op volgorde van leeftijd, elke leeftijd één keer.',
  ],
  SCALE_STARTS_LATE: [
    'Waarschuwing: de staffel begint op een hogere leeftijd dan de jongste deelnemer heeft; tot die leeftijd is er geen premie.',
    'Controleer de eerste leeftijd van de staffel.',
  ],
  TABLE_EMPTY: ['Een tabel waarin iets moet staan is leeg.', 'Vul ten minste één rij in.'],
  PARTICIPANT_DUPLICATE: [
    'Een personeelsnummer komt twee keer voor.',
    'Geef elke deelnemer een eigen nummer. Twee dienstverbanden: voeg ze samen.',
  ],
  PARTICIPANTS_NONE: [
    'Er is geen deelnemer om mee te rekenen.',
    'Vul deelnemers in, of controleer de kolom Meerekenen en de data.',
  ],
  PARTICIPANTS_TOO_MANY: [
    'Er staan meer deelnemers in dan een dossier kan hebben.',
    'Verdeel de deelnemers over meer dossiers.',
  ],
  BSN_COLUMN: [
    'Een kolom lijkt burgerservicenummers te bevatten. Het bestand wordt geweigerd en niet bewaard.',
    'Verwijder de kolom of vervang de nummers door eigen kenmerken.',
  ],
  LAW_VALUE_MISSING: [
    'Voor de gekozen datum is een wettelijke waarde niet bekend.',
    'Kies een latere peildatum en transitiedatum.',
  ],
  MORE_FINDINGS: [
    'Er zijn zoveel bevindingen dat ze per soort zijn geteld.',
    'Herstel wat in de lijst staat en upload opnieuw.',
  ],
};
