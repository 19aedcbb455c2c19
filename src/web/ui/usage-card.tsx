import type { UseQueryResult } from '@tanstack/react-query';
import type { LimitedUsage } from '#api/usage.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { QueryResult } from '#web/ui/query-result.tsx';
import { UsageBars } from '#web/ui/usage-bars.tsx';

interface UsageCardProps {
  /** Whose usage it is. */
  readonly description: string;
  readonly query: UseQueryResult<LimitedUsage>;
  readonly className?: string;
}

/** What is in use of what is allowed. */
export function UsageCard({ description, query, className }: UsageCardProps) {
  const { usage } = useTexts();
  return (
    <Card title={usage.title} className={classNames('min-h-88 sm:min-h-76', className)}>
      <p className="mb-4 max-w-prose text-ink-soft">{description}</p>
      <QueryResult query={query}>{query.data === undefined ? null : <UsageBars usage={query.data} />}</QueryResult>
      <p className="mt-4 max-w-prose text-sm text-ink-soft">{usage.results}</p>
    </Card>
  );
}
