import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { LimitedUsage } from '#api/usage.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Loaded } from '#web/ui/query-result.tsx';
import { UsageBars } from '#web/ui/usage-bars.tsx';

interface UsageCardProps<Fetched, Key extends QueryKey> {
  /** Whose usage it is. */
  readonly description: string;
  readonly of: UseQueryOptions<Fetched, Error, LimitedUsage, Key>;
  readonly className?: string;
}

/** What is in use of what is allowed. */
export function UsageCard<Fetched, Key extends QueryKey>({ description, of, className }: UsageCardProps<Fetched, Key>) {
  const { usage: text } = useTexts();
  return (
    <Card title={text.title} className={classNames('min-h-88 sm:min-h-76', className)}>
      <p className="mb-4 max-w-prose text-ink-soft">{description}</p>
      <Loaded of={of}>{(usage) => <UsageBars usage={usage} />}</Loaded>
      <p className="mt-4 max-w-prose text-sm text-ink-soft">{text.results}</p>
    </Card>
  );
}
