import { decisionRefusals, solidaryRefusal } from '#api/decision-refusals.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { logoProblems } from '#api/logo-problems.ts';
import { mostKept } from '#api/highest-limit.ts';
import { mostParticipantSources } from '#api/source-limit.ts';
import { mostDecisions, mostVariants } from '#api/variant-limits.ts';
import type { ReachedLimit } from '#api/reached-limit.ts';

/** Closed catalogue: status and Dutch sentence per code. Codes are never reused. */
export const problems = {
  NOT_SIGNED_IN: { status: 401, message: 'U bent niet (meer) ingelogd. Log opnieuw in met uw toegangscode.' },
  ACCESS_CODE_WRONG: { status: 401, message: 'Deze toegangscode is onjuist, verlopen of ingetrokken.' },
  HANDOFF_WRONG: {
    status: 401,
    message: 'Deze inloglink is onjuist of verlopen. Log in met uw toegangscode of vraag een nieuwe link.',
  },
  HANDOFF_USED: {
    status: 401,
    message:
      'Deze inloglink is al gebruikt; een link werkt één keer. Log in met uw toegangscode of vraag een nieuwe link.',
  },
  SECOND_FACTOR_NEEDED: { status: 401, message: 'Vul ook de code van uw authenticator-app in, of een herstelcode.' },
  SECOND_FACTOR_WRONG: {
    status: 422,
    message:
      'Deze code is onjuist, verlopen of al gebruikt. Wacht op de volgende code van uw app en probeer het opnieuw.',
  },
  SECOND_FACTOR_NEXT: {
    status: 422,
    message:
      'Deze code klopt. Omdat er vandaag vaak een onjuiste code is ingevuld, is ook de volgende code van uw app nodig: wacht tot de app die toont en vul die hier in.',
  },
  SECOND_FACTOR_MISSING: { status: 403, message: 'Stel eerst een tweede factor in: die is voor u verplicht.' },
  SECOND_FACTOR_SET: { status: 409, message: 'U hebt al een tweede factor. Verwijder die eerst.' },
  SECOND_FACTOR_NONE: { status: 409, message: 'Er is geen tweede factor ingesteld. Begin opnieuw met instellen.' },
  OWN_CODE_MISSING: {
    status: 403,
    message: 'Met de uitgegeven toegangscode maakt u eerst een (nieuwe) eigen code. Daarna kunt u verder.',
  },
  OWN_CODE_NEEDS_ISSUED: {
    status: 409,
    message: 'Log in met de toegangscode die aan u is uitgegeven om een (nieuwe) eigen code te maken.',
  },
  REAUTHENTICATION_NEEDED: {
    status: 403,
    message: 'Bevestig eerst dat u het bent: u bent een tijd geleden ingelogd.',
  },
  REAUTHENTICATION_WRONG: { status: 422, message: 'Dit is niet uw toegangscode, of hij is verlopen of ingetrokken.' },
  NOT_ALLOWED: { status: 403, message: 'U hebt geen toegang tot dit onderdeel.' },
  NOT_FOUND: { status: 404, message: 'Dit bestaat niet of is verwijderd.' },
  INPUT_INVALID: { status: 400, message: 'Controleer de gemarkeerde velden.' },
  CLIENT_NAME_TAKEN: { status: 409, message: 'Er bestaat al een werkgever met deze naam.' },
  CLIENTS_FULL: {
    status: 409,
    message: `Een organisatie kan ten hoogste ${mostKept.clients} werkgevers bijhouden. Verwijder er eerst een.`,
  },
  CLIENT_CHANGED_MEANWHILE: {
    status: 409,
    message: 'Iemand anders heeft deze werkgever intussen gewijzigd. Laad de pagina opnieuw en wijzig opnieuw.',
  },
  DOSSIER_STATE_CONFLICT: {
    status: 409,
    message: 'De status van dit dossier is intussen veranderd. Laad de lijst opnieuw.',
  },
  INPUT_ERASED: {
    status: 409,
    message: 'Het invoerbestand van dit dossier is niet (meer) bewaard. Voeg het toe als nieuw dossier.',
  },
  FILE_ERASED: { status: 410, message: 'Dit bestand is gewist omdat de bewaartermijn voorbij is.' },
  DOCUMENT_NOT_BUILT: { status: 503, message: 'Dit document is nu niet beschikbaar.' },
  FILE_NOT_READY: { status: 409, message: 'Dit bestand is er (nog) niet.' },
  RESULT_NOT_READY: { status: 409, message: 'Dit dossier heeft (nog) geen uitkomst: het is niet doorgerekend.' },
  RESULT_OUTDATED: {
    status: 409,
    message:
      'Deze uitkomst is gemaakt door een eerdere versie van het programma. Bereken het dossier opnieuw om haar op het scherm te zien.',
  },
  RESULT_NOT_KEPT: {
    status: 410,
    message:
      'Deze uitkomst is gemaakt door een eerdere versie van het programma en kan niet opnieuw worden berekend, omdat het invoerbestand is gewist. De rapportage is er nog. Voeg het invoerbestand toe als nieuw dossier om de uitkomst op het scherm te zien.',
  },
  FINDINGS_NOT_KEPT: {
    status: 409,
    message:
      'Dit dossier is gelezen door een eerdere versie van het programma. De bevindingen staan in het foutbestand.',
  },
  WHAT_IF_ERASED: {
    status: 410,
    message:
      'Wat-als kan bij dit dossier niet meer: de gegevens van de deelnemers zijn gewist omdat de bewaartermijn voorbij is. Voeg het invoerbestand toe als nieuw dossier.',
  },
  DELETION_DONE: { status: 404, message: 'Ongedaan maken kan niet meer: het is definitief verwijderd.' },
  VARIANT_NAME_TAKEN: { status: 409, message: 'Dit dossier heeft al een variant met deze naam.' },
  VARIANTS_FULL: {
    status: 409,
    message: `Bij een dossier worden ten hoogste ${mostVariants} varianten bewaard. Verwijder er een die niet meer nodig is.`,
  },
  VARIANT_NOT_READY: { status: 409, message: 'Deze variant heeft (nog) geen uitkomst.' },
  VARIANT_OUTDATED: {
    status: 409,
    message: 'Deze variant is berekend door een eerdere versie van het programma. Bereken de variant opnieuw.',
  },
  VARIANT_GONE: {
    status: 409,
    message: 'Een van de gekozen varianten is er niet meer. Laad de pagina opnieuw en kies opnieuw.',
  },
  DECISIONS_FULL: {
    status: 409,
    message: `Bij een dossier worden ten hoogste ${mostDecisions} keuzes vastgelegd, en die blijven staan.`,
  },
  DECISION_NOT_POSSIBLE: {
    status: 409,
    message:
      'Deze keuze kan niet worden vastgelegd: de wet staat haar niet toe, of zij is er niet meer. Laad de pagina opnieuw.',
  },
  CHOICE_C_DECIDED: {
    status: 409,
    message: 'Keuze C is vastgelegd en blijft daarom zoals zij is. Leg eerst een andere keuze vast.',
  },
  CHOICE_C_ONLY_PREMIUM: {
    status: 409,
    message:
      'Een keuze heeft een eigen premie; wat deze variant verder wijzigt, geldt voor alle keuzes. Wijzig dat in het invoerbestand.',
  },
  TEXT_CHANGED_MEANWHILE: {
    status: 409,
    message: 'Iemand anders heeft deze tekst intussen gewijzigd. Kies welke tekst blijft.',
  },
  TEXTS_OPEN: {
    status: 409,
    message: 'Dit dossier kan nog niet definitief worden: de documenten vragen om teksten die nog open zijn.',
  },
  CHOICE_NOT_ALLOWED: {
    status: 409,
    message: 'Dit kan niet definitief worden: de premie van de gekozen keuze mag niet.',
  },
  SOLIDARY_NOT_FINAL: { status: 409, message: solidaryRefusal },
  DOSSIER_FINAL: { status: 409, message: decisionRefusals.isFinal },
  DECISION_ERASED: { status: 410, message: decisionRefusals.erased },
  FILE_TOO_LARGE: { status: 413, message: `Het bestand is groter dan ${uploadRules.maximumMegabytes} MB.` },
  FILE_NOT_XLSX: {
    status: 415,
    message: "Dit is geen .xlsx-bestand. Sla het in Excel op als 'Excel-werkmap (.xlsx)'.",
  },
  HOLDER_NAME_TAKEN: { status: 409, message: 'Iemand met deze naam heeft bij deze organisatie al een andere toegang.' },
  HOLDER_CODES_FULL: {
    status: 409,
    message: `Deze persoon heeft al ${mostKept.codesOfHolder} geldige toegangscodes. Trek eerst een code in die niet meer nodig is.`,
  },
  CODES_FULL: {
    status: 409,
    message: `Bij deze organisatie zijn al ${mostKept.codes} toegangscodes geldig. Trek eerst een code in die niet meer nodig is.`,
  },
  ACCESS_CODE_REVOKED: {
    status: 409,
    message: 'Deze toegangscode is ingetrokken en kan niet worden verlengd. Geef een nieuwe code uit.',
  },
  ORGANISATION_NAME_TAKEN: { status: 409, message: 'Er bestaat al een organisatie met deze naam.' },
  ORGANISATION_OWN: { status: 409, message: 'Uw eigen organisatie kan niet op inactief worden gezet.' },
  OFFICE_STANDARDS_CHANGED_MEANWHILE: {
    status: 409,
    message:
      'Iemand anders heeft de standaardwaarden intussen gewijzigd. Laad de nieuwste en pas de wijziging opnieuw toe.',
  },
  TOO_MANY_SOURCES: {
    status: 409,
    message: `Er zijn al ${mostParticipantSources} indelingen bewaard. Vergeet er eerst een.`,
  },
  HOUSE_STYLE_CHANGED_MEANWHILE: {
    status: 409,
    message:
      'Iemand anders heeft de huisstijl intussen gewijzigd. Laad de pagina opnieuw en pas de wijziging opnieuw toe.',
  },
  ...logoProblems,
  UPLOAD_INCOMPLETE: { status: 400, message: 'Het bestand is niet volledig ontvangen. Verstuur het opnieuw.' },
  ORGANISATION_FULL: {
    status: 507,
    message:
      'Dit dossier past niet meer in de opslagruimte van de adviesorganisatie. Verwijder dossiers die niet meer nodig zijn en probeer het opnieuw; een adviseur kan de aanbieder om meer ruimte vragen.',
  },
  EMPLOYER_FULL: {
    status: 507,
    message:
      'Dit dossier past niet meer in de opslagruimte voor deze werkgever. Verwijder dossiers van deze werkgever die niet meer nodig zijn en probeer het opnieuw; een adviseur kan de aanbieder om meer ruimte vragen.',
  },
  ORGANISATION_QUEUE_FULL: {
    status: 409,
    message:
      'Van de adviesorganisatie wachten of lopen al zoveel berekeningen als is toegestaan. Wacht tot er een klaar is, of annuleer een berekening die niet nodig is, en probeer het opnieuw.',
  },
  EMPLOYER_QUEUE_FULL: {
    status: 409,
    message:
      'Van deze werkgever wachten of lopen al zoveel berekeningen als is toegestaan. Wacht tot er een klaar is, of annuleer een berekening die niet nodig is, en probeer het opnieuw.',
  },
  ORGANISATION_TOO_FAST: {
    status: 429,
    message:
      'Voor de adviesorganisatie zijn in een minuut zoveel dossiers toegevoegd als is toegestaan. Wacht een minuut en probeer het opnieuw.',
  },
  EMPLOYER_TOO_FAST: {
    status: 429,
    message:
      'Voor deze werkgever zijn in een minuut zoveel dossiers toegevoegd als is toegestaan. Wacht een minuut en probeer het opnieuw.',
  },
  CENTRAL_BANK_FILE_KNOWN: {
    status: 409,
    message: 'Van dit kwartaal of deze dag is er al een. Trek die eerst in als hij niet klopt.',
  },
  SERVER_FULL: {
    status: 507,
    message:
      'De schijf van de server is bijna vol: toevoegen, wijzigen en berekenen kan nu niet, downloaden en verwijderen wel. Neem contact op met de beheerder.',
  },
  TOO_MANY_TRANSFERS: {
    status: 429,
    message: 'U of uw organisatie verstuurt te veel bestanden tegelijk. Wacht tot er een klaar is.',
  },
  TRANSFERS_FULL: {
    status: 503,
    message: 'Er worden nu te veel bestanden verstuurd. Probeer het over enkele seconden opnieuw.',
  },
  TOO_MANY_REQUESTS: { status: 429, message: 'Te veel pogingen. Wacht even en probeer het opnieuw.' },
  LISTS_UNDER_WAY: {
    status: 429,
    message: 'U vraagt te veel lijsten tegelijk op. Wacht tot ze er zijn en probeer het opnieuw.',
  },
  TOO_SLOW: {
    status: 503,
    message: 'Dit duurde te lang en is gestopt. Zoek met minder woorden, of probeer het later opnieuw.',
  },
  BUSY: { status: 503, message: 'De dienst is even niet bereikbaar. Probeer het over enkele seconden opnieuw.' },
  INTERNAL: { status: 500, message: 'Er ging iets mis bij ons. Het voorval is vastgelegd.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof problems;

/** What the server says when a call is refused or fails. */
export interface Problem {
  readonly code: string;
  /** Dutch, and safe to show. */
  readonly message: string;
  /** Identifies an unexpected fault in the log. */
  readonly reference?: string;
  /** Per field of a form: what is wrong. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What is there now, where somebody else changed it meanwhile. */
  readonly current?: unknown;
  /** What is in use of the limit that it is about. */
  readonly limit?: ReachedLimit;
}
