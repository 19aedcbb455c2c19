/** The names of the cells, on the hidden sheet of a template, with the standards of the office that it was filled with. */
export const officeNames = {
  office: 'kantoor_naam',
  adoptedOn: 'kantoor_vastgesteld',
  reason: 'kantoor_reden',
  standard: (name: string): string => `kantoor_standaard_${name.toLowerCase()}`,
} as const;
