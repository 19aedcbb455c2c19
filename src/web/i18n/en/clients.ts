import { formats } from '#web/i18n/en/formats.ts';

export const clients = {
  title: 'Employers',
  description: 'The employers of your organisation, with their dossiers.',
  add: 'Add employer',
  name: 'Employer',
  kvkNumber: 'KvK number',
  reference: 'Reference',
  contact: 'Contact person',
  dossiers: 'Dossiers',
  lastDossier: 'Latest dossier',
  actions: 'Actions',
  none: 'None yet',
  edit: 'Edit',
  overview: 'Dossiers',
  delete: 'Delete',
  editOf: (name: string) => `Edit ${name}`,
  overviewOf: (name: string) => `Dossiers for ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  emptyTitle: 'There are no employers yet',
  emptyText: 'Add the employer for whom you want to calculate a dossier.',
  missing: 'This employer is not there (any more): it was deleted, or the link is wrong.',
} as const;

export const clientForm = {
  addTitle: 'Add employer',
  editTitle: 'Edit employer',
  name: 'Name of the employer',
  kvkNumber: 'KvK number',
  kvkHint: '8 digits (Dutch trade register)',
  reference: 'Reference',
  referenceHint: 'Your own file number or customer number',
  contactName: 'Name of the contact person',
  contactEmail: 'E-mail address of the contact person',
  add: 'Add',
  failed: 'The employer was not saved.',
  loadLatest: 'Load the latest data',
} as const;

export const clientDeletion = {
  title: 'Delete employer',
  question: (name: string) => `Are you sure you want to delete ${name}?`,
  consequence: (count: number) =>
    count === 0
      ? 'This employer has no dossiers. You can undo it for another ten seconds; if you leave the page sooner, it is final at once.'
      : `${formats.counted(count, { one: 'dossier', other: 'dossiers' })} of this employer will be deleted as well, with all files. You can undo it for another ten seconds; if you leave the page sooner, it is final at once.`,
  failed: 'The employer was not deleted.',
} as const;
