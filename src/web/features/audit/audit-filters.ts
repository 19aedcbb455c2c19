/** Names of the filters, in the address of the list and in what is asked of the server. */
export const auditFilterNames = ['from', 'to', 'action', 'holder', 'organisationId'] as const;
export type AuditFilterName = (typeof auditFilterNames)[number];
export type AuditFilters = Readonly<Partial<Record<AuditFilterName, string>>>;

/** The filters as the query of a call; those that are empty are left out. */
export function filterQuery(filters: AuditFilters): URLSearchParams {
  const given = auditFilterNames.flatMap((name): [string, string][] => {
    const value = filters[name]?.trim() ?? '';
    return value === '' ? [] : [[name, value]];
  });
  return new URLSearchParams(given);
}
