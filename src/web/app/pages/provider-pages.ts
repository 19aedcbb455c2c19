export { OrganisationCodesPage } from '#web/features/access/code-list-page.tsx';
export { AuditLogPage } from '#web/features/audit/audit-log-page.tsx';
export { CentralBankPage } from '#web/features/central-bank/central-bank-page.tsx';
export { MessageListPage } from '#web/features/messages/message-list-page.tsx';
export { OrganisationListPage } from '#web/features/organisations/organisation-list-page.tsx';
export { SecurityPage } from '#web/features/session/security/security-page.tsx';
