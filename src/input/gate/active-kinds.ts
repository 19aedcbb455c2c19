/** Content of a workbook that does something by itself, or for whoever clicks on it, and by what it is known. */
export interface ActiveKind {
  /** Last words of relationships, in lower case. */
  readonly relationships: readonly string[];
  /** Of the content type or the name of a part, both in lower case. */
  readonly pattern: RegExp;
  readonly message: string;
  readonly remedy: string;
}

const pasteInstead = 'Plak de gegevens als waarden in een leeg sjabloon en upload dat bestand.';

/** Kinds that are known by their parts and what refers to them. */
export const activeKinds: readonly ActiveKind[] = [
  {
    relationships: ['oleobject', 'package'],
    pattern: /oleobject|(?:^|\/)embeddings\//,
    message: 'Het bestand bevat een ingesloten of gekoppeld object (OLE), zoals een document of een e-mail.',
    remedy: 'Verwijder het object in Excel, sla het bestand op en upload het opnieuw.',
  },
  {
    relationships: ['control', 'activexcontrolbinary'],
    pattern: /activex/,
    message: 'Het bestand bevat een ActiveX-besturingselement, zoals een knop of een keuzelijst.',
    remedy: 'Verwijder het in Excel (Ontwikkelaars > Ontwerpmodus), sla het bestand op en upload het opnieuw.',
  },
  {
    relationships: ['extensibility', 'usercustomization', 'attachedtoolbars'],
    pattern: /(?:^|\/)(?:customui|usercustomization)\/|attachedtoolbars/,
    message: 'Het bestand zet eigen knoppen in het lint van Excel.',
    remedy: pasteInstead,
  },
  {
    relationships: ['webextension', 'webextensiontaskpanes'],
    pattern: /webextension/,
    message: 'Het bestand start een invoegtoepassing van Office.',
    remedy: pasteInstead,
  },
];

export const programLink = {
  message: 'Het bestand bevat een koppeling met een ander programma (DDE of OLE).',
  remedy: 'Verbreek de koppeling in Excel (Gegevens > Koppelingen bewerken), sla het bestand op en upload het opnieuw.',
};

export const dataConnection = {
  message: 'Het bestand bevat een query of een verbinding met een website of database.',
  remedy:
    "Verwijder deze in Excel (Gegevens > Query's en verbindingen), sla het bestand op en upload het opnieuw. De waarden in de cellen blijven staan.",
};

export const macroElsewhere = {
  message: 'Het bestand bevat een knop die een macro in een ander bestand start.',
  remedy: 'Verwijder de knop in Excel, sla het bestand op en upload het opnieuw.',
};

export const activeFormula = {
  message: 'Het bestand bevat een formule die gegevens van buiten het bestand haalt of een ander programma start.',
  remedy: 'Vervang de formule in Excel door haar waarde, sla het bestand op en upload het opnieuw.',
};
