import { type AuditAction, auditActions } from '#api/audit-actions.ts';
import { formats } from '#web/i18n/nl/formats.ts';

export const auditLog = {
  description: 'Wie wat wanneer deed binnen uw organisatie.',
  descriptionProvider: 'Wie wat wanneer deed bij alle organisaties, zonder namen van werkgevers en dossiers.',
  happenedOn: 'Tijdstip',
  organisation: 'Organisatie',
  action: 'Handeling',
  holder: 'Door',
  object: 'Betreft',
  address: 'IP-adres',
  notShown: 'Niet zichtbaar',
  from: 'Vanaf',
  to: 'Tot en met',
  holderContains: 'Naam bevat',
  everyAction: 'Alle handelingen',
  everyOrganisation: 'Alle organisaties',
  clear: 'Filters wissen',
  export: 'CSV downloaden',
  exportHint: (maximum: number) =>
    `Het bestand bevat wat de filters tonen, ten hoogste ${formats.wholeNumber(maximum)} regels. De download zelf komt ook in het logboek.`,
  fileName: 'logboek.csv',
  nothing: 'Niets gevonden met deze filters.',
  actions: auditActions as Record<AuditAction, string>,
} as const;
