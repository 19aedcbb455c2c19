/** The page on which two dossiers are compared. What it says of them comes with the comparison, in Dutch. */
export const compare = {
  title: 'Comparer des dossiers',
  description: 'Ce qui diffère entre deux dossiers ou variantes, et d’où vient la différence.',
  link: 'Comparer',
  linkWith: 'Comparer avec…',
  of: 'Premier dossier',
  with: 'Second dossier',
  choose: 'Choisissez un dossier',
  variantOf: (side: string) => `Variante, ${side}`,
  noVariant: 'Aucune variante',
  swap: 'Échanger le premier et le second',
  figure: 'Résultat à décomposer',
  summary: 'La différence en bref',
  emptyTitle: 'Choisissez deux dossiers',
  emptyText: 'Choisissez ci-dessus deux dossiers calculés, ou un dossier et une de ses variantes.',
  twice: 'C’est deux fois le même. Choisissez un autre dossier ou une variante.',
  calculating: (part: string) => `Comparaison en cours, ${part}`,
  erased:
    'La comparaison n’est plus possible : les données des participants de l’un des deux ont été effacées. Les résultats eux-mêmes restent consultables.',
  failed: 'La comparaison a échoué. Réessayez.',
};
