import { logoRules } from '#api/logo-rules.ts';

/** Why a logo is refused: status and Dutch sentence per code, a part of the catalogue. */
export const logoProblems = {
  LOGO_TOO_LARGE: { status: 413, message: `Het logo is groter dan ${logoRules.maximumMegabytes} MB.` },
  LOGO_TYPE_UNKNOWN: { status: 415, message: 'Dit is geen PNG-, JPG- of SVG-bestand.' },
  LOGO_DAMAGED: { status: 422, message: 'Dit logo kan niet worden geopend: het bestand is beschadigd of onvolledig.' },
  LOGO_DIMENSIONS: {
    status: 422,
    message: `Dit logo is te groot of te langgerekt: hoogstens ${logoRules.maximumSide} pixels hoog en breed, en de lange kant hoogstens ${logoRules.maximumStretch} keer de korte.`,
  },
  LOGO_FOR_PRINT: {
    status: 422,
    message: 'Dit logo is opgeslagen in drukkleuren (CMYK). Bewaar het in schermkleuren (RGB) en probeer het opnieuw.',
  },
  LOGO_UNSAFE: {
    status: 422,
    message:
      'Dit SVG-bestand bevat iets dat niet mag: een script, een verwijzing naar buiten het bestand of entiteiten. Exporteer het als gewone SVG of als PNG.',
  },
  LOGO_TEXT: {
    status: 422,
    message:
      'Dit SVG-bestand bevat losse tekst, die zonder het lettertype wegvalt. Zet de tekst om in contouren of exporteer het logo als PNG.',
  },
  LOGO_TOO_COMPLEX: { status: 422, message: 'Dit logo is te ingewikkeld om te tekenen. Exporteer het als PNG.' },
  LOGO_EMPTY: { status: 422, message: 'Op dit logo is niets te zien: het bestand is leeg of beschadigd.' },
} as const satisfies Record<string, { status: number; message: string }>;
