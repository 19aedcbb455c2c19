import { Navigate, Route, Routes, useLocation } from 'react-router';
import { Shell } from '#web/app/shell/shell.tsx';
import { OrganisationCodesPage } from '#web/features/access/organisation-codes-page.tsx';
import { AuditLogPage } from '#web/features/audit/audit-log-page.tsx';
import { CentralBankPage } from '#web/features/central-bank/central-bank-page.tsx';
import { MessageListPage } from '#web/features/messages/message-list-page.tsx';
import { OrganisationListPage } from '#web/features/organisations/organisation-list-page.tsx';
import { LogoutPage } from '#web/features/session/logout-page.tsx';
import { SecurityPage } from '#web/features/session/security/security-page.tsx';
import { leftPageIn } from '#web/lib/left-page.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';

/** The screens of the provider, who sees organisations and codes and never an employer or dossier. */
export function ProviderScreens() {
  const { state } = useLocation();
  return (
    <Routes>
      <Route path={screenPaths.logout} element={<LogoutPage />} />
      <Route element={<Shell />}>
        <Route path={screenPaths.organisations} element={<OrganisationListPage />} />
        <Route path={screenPaths.organisationCodes} element={<OrganisationCodesPage />} />
        <Route path={screenPaths.messages} element={<MessageListPage />} />
        <Route path={screenPaths.centralBank} element={<CentralBankPage />} />
        <Route path={screenPaths.security} element={<SecurityPage />} />
        <Route path={screenPaths.providerAuditLog} element={<AuditLogPage />} />
      </Route>
      <Route path="*" element={<Navigate to={leftPageIn(state) ?? screenPaths.organisations} replace />} />
    </Routes>
  );
}
