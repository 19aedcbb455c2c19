/** The page on which two dossiers are compared. What it says of them comes with the comparison, in Dutch. */
export const compare = {
  title: 'Compare dossiers',
  description: 'What differs between two dossiers or variants, and where the difference comes from.',
  link: 'Compare',
  linkWith: 'Compare with…',
  of: 'First dossier',
  with: 'Second dossier',
  choose: 'Choose a dossier',
  variantOf: (side: string) => `Variant, ${side}`,
  noVariant: 'No variant',
  swap: 'Swap first and second',
  figure: 'Outcome that is divided',
  summary: 'The difference in short',
  emptyTitle: 'Choose two dossiers',
  emptyText: 'Choose two calculated dossiers above, or a dossier and a variant of it.',
  twice: 'This is the same twice. Choose another dossier or a variant.',
  calculating: (part: string) => `Comparing, ${part}`,
  erased:
    'They can no longer be compared: the participant data of one of them have been erased. The outcomes themselves can still be viewed.',
  failed: 'The comparison failed. Try again.',
};
