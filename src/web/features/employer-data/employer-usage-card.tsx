import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/language.ts';
import { clientUsageQuery } from '#web/lib/usage-queries.ts';
import { UsageCard } from '#web/ui/usage-card.tsx';

/** What the employer uses of what an employer may. */
export function EmployerUsageCard({ clientId }: { readonly clientId: string }) {
  const { usage } = useTexts();
  const query = useQuery({ ...clientUsageQuery(clientId), select: ({ employer }) => employer });
  return <UsageCard description={usage.employer} query={query} className="lg:col-span-3" />;
}
