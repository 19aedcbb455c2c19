/** The page on which two dossiers are compared. What it says of them comes with the comparison, in Dutch. */
export const compare = {
  title: 'Comparar expedientes',
  description: 'Qué difiere entre dos expedientes o variantes, y de dónde viene la diferencia.',
  link: 'Comparar',
  linkWith: 'Comparar con…',
  of: 'Primer expediente',
  with: 'Segundo expediente',
  choose: 'Elija un expediente',
  variantOf: (side: string) => `Variante, ${side}`,
  noVariant: 'Sin variante',
  swap: 'Intercambiar primero y segundo',
  figure: 'Resultado que se desglosa',
  summary: 'La diferencia en breve',
  emptyTitle: 'Elija dos expedientes',
  emptyText: 'Elija arriba dos expedientes calculados, o un expediente y una variante de él.',
  twice: 'Es dos veces lo mismo. Elija otro expediente o una variante.',
  calculating: (part: string) => `Comparando, ${part}`,
  erased:
    'Ya no se pueden comparar: los datos de los partícipes de uno de ellos se han borrado. Los resultados siguen disponibles.',
  failed: 'La comparación ha fallado. Inténtelo de nuevo.',
};
