/** The page on which two dossiers are compared. What it says of them comes with the comparison, in Dutch. */
export const compare = {
  title: 'Dossiers vergleichen',
  description: 'Was sich zwischen zwei Dossiers oder Varianten unterscheidet und woher der Unterschied kommt.',
  link: 'Vergleichen',
  linkWith: 'Vergleichen mit…',
  of: 'Erstes Dossier',
  with: 'Zweites Dossier',
  choose: 'Dossier wählen',
  variantOf: (side: string) => `Variante, ${side}`,
  noVariant: 'Keine Variante',
  swap: 'Erstes und zweites vertauschen',
  figure: 'Ergebnis, das aufgeteilt wird',
  summary: 'Der Unterschied in Kürze',
  emptyTitle: 'Wählen Sie zwei Dossiers',
  emptyText: 'Wählen Sie oben zwei berechnete Dossiers oder ein Dossier und eine Variante davon.',
  twice: 'Das ist zweimal dasselbe. Wählen Sie ein anderes Dossier oder eine Variante.',
  calculating: (part: string) => `Vergleich läuft, ${part}`,
  erased:
    'Ein Vergleich ist nicht mehr möglich: Von einem der beiden sind die Teilnehmerdaten gelöscht. Die Ergebnisse selbst bleiben einsehbar.',
  failed: 'Der Vergleich ist fehlgeschlagen. Versuchen Sie es erneut.',
};
