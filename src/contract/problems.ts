/** Closed catalogue: status and Dutch sentence per code. Codes are never reused. */
export const problems = {
  NOT_SIGNED_IN: { status: 401, message: 'U bent niet (meer) ingelogd. Log opnieuw in met uw toegangscode.' },
  ACCESS_CODE_WRONG: { status: 401, message: 'Deze toegangscode is onjuist, verlopen of ingetrokken.' },
  HANDOFF_WRONG: { status: 401, message: 'Deze inloglink is onjuist, verlopen of al gebruikt.' },
  NOT_ALLOWED: { status: 403, message: 'U hebt geen toegang tot dit onderdeel.' },
  NOT_FOUND: { status: 404, message: 'Dit bestaat niet of is verwijderd.' },
  INPUT_INVALID: { status: 400, message: 'Controleer de gemarkeerde velden.' },
  CLIENT_NAME_TAKEN: { status: 409, message: 'Er bestaat al een werkgever met deze naam.' },
  CLIENT_CHANGED_MEANWHILE: {
    status: 409,
    message:
      'Iemand anders heeft deze werkgever intussen gewijzigd. Laad de pagina opnieuw en pas de wijziging opnieuw toe.',
  },
  DOSSIER_STATE_CONFLICT: {
    status: 409,
    message: 'De status van dit dossier is intussen veranderd. Laad de lijst opnieuw.',
  },
  FILE_NOT_READY: { status: 409, message: 'Dit bestand is er (nog) niet.' },
  FILE_TOO_LARGE: { status: 413, message: 'Het bestand is groter dan 5 MB.' },
  FILE_NOT_XLSX: {
    status: 415,
    message: "Dit is geen .xlsx-bestand. Sla het in Excel op als 'Excel-werkmap (.xlsx)'.",
  },
  UPLOAD_INCOMPLETE: { status: 400, message: 'Het bestand is niet volledig ontvangen. Verstuur het opnieuw.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Te veel pogingen. Wacht even en probeer het opnieuw.' },
  BUSY: { status: 503, message: 'De dienst is even niet bereikbaar. Probeer het over enkele seconden opnieuw.' },
  INTERNAL: { status: 500, message: 'Er ging iets mis bij ons. Het voorval is vastgelegd.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof problems;
