import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import { nearlyEqualShare } from '#core/result/nearly-equal.ts';
import { percentage } from '#office/document/dutch-format.ts';

/** Terms of what is set against the scheme of now. */
export const comparingTerms: ReadonlySet<string> = new Set([
  'Nu',
  'Budgetneutraal',
  'Profijtneutraal',
  'Progressieve staffel',
  'Exacte premie',
  'Factor',
  'Horizon',
  'Vrijwel gelijk',
  'Haalbaar',
  'Progressief houden',
  'Compensatie',
  'Eerbiedigende werking',
  'Wettelijke basis',
  'Eigen basis',
  'Bruto profijt',
  'Netto profijt',
]);

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
  [
    'Nieuwe medewerkers',
    'Wie vertrekt of met pensioen gaat wordt vervangen door iemand van de instroomleeftijd; zij tellen mee in wat een keuze in 30 jaar kost.',
  ],
  [
    'Eerbiedigende werking',
    'Wie op de dag vóór de vlakke premie al deelneemt houdt de progressieve staffel; wie nieuw is krijgt een vlakke premie (art. 220e PW).',
  ],
  ['Maatmens', 'Een verzonnen persoon van een geboortejaar, voor elk jaar met hetzelfde salaris en dezelfde deeltijd.'],
  [
    'Wettelijke basis',
    'De uitgangspunten die de wet voor transitie-effecten voorschrijft: de rentecurve van De Nederlandsche Bank, de parameters van art. 23a Besluit FTK en niemand die uit dienst gaat. Alleen Transitie-effecten staat erop.',
  ],
  ['Eigen basis', 'De aannames van dit dossier. Alle andere bladen staan erop.'],
  ['Bruto profijt', 'De waarde van de premies die vanaf de transitie worden betaald.'],
  [
    'Netto profijt',
    'De marktwaarde van de uitkeringen die vanaf de transitie worden opgebouwd, min wat daarvoor wordt betaald.',
  ],
];

/** What belongs to one kind of dossier only. */
export const kindTerms: Readonly<Record<SchemeKind, readonly (readonly [string, string])[]>> = {
  dcToDc: [['Nu', 'De huidige premie loopt door. Dit is de maatstaf voor de vergelijking.']],
  dbToDc: [
    ['Nu', 'De huidige middelloonregeling loopt door. Dit is de maatstaf voor de vergelijking.'],
    [
      'Opgebouwd pensioen',
      'In de berekening blijft wat tot de transitiedatum is opgebouwd bij de verzekeraar; het telt in elke keuze mee.',
    ],
    [
      'Verwacht en risicovrij',
      'Het middelloonpensioen wordt vergeleken met wat de premie naar verwachting, maar zonder garantie, oplevert, of met wat zij op risicovrij rendement oplevert.',
    ],
  ],
  ambitionDbToDc: [
    ['Nu', 'De huidige middelloonregeling loopt door en haalt haar ambitie. Dit is de maatstaf voor de vergelijking.'],
    ['Ambitie', 'Het pensioen waarnaar de regeling streeft: opbouw en gehoopte toeslag, zonder garantie.'],
    [
      'Ambitie, progressieve staffel',
      'De staffel die bij de ambitie hoort, zonder factor: als vergelijking naast de vier premies.',
    ],
    [
      'Opgebouwd pensioen',
      'In de berekening blijft wat tot de transitiedatum is opgebouwd bij de verzekeraar; het telt in elke keuze mee.',
    ],
    [
      'Verwacht en risicovrij',
      'De ambitie wordt vergeleken met wat de premie naar verwachting, maar zonder garantie, oplevert, of met wat zij op risicovrij rendement oplevert.',
    ],
  ],
};
