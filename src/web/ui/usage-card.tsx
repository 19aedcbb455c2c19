import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { type LimitedUsage, usedOf, warningPart } from '#api/usage.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Loaded } from '#web/ui/query-result.tsx';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReachedLimit } from '#api/reached-limit.ts';
import { limitNames } from '#api/usage-limits.ts';
import { limitAmounts } from '#web/i18n/limit-texts.ts';

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

/** How much of each limit is in use, in words and as a bar. */
export function UsageBars({ usage: { used, limits } }: { readonly usage: LimitedUsage }) {
  const inUse = usedOf(used);
  return (
    <ul className="flex flex-col gap-4">
      {limitNames.map((name) => (
        <UsageBar key={name} limit={{ name, used: inUse[name], most: limits[name] }} />
      ))}
    </ul>
  );
}

function UsageBar({ limit }: { readonly limit: ReachedLimit }) {
  const texts = useTexts();
  const { usage: text, formats } = texts;
  const id = useId();
  const { name, used, most } = limit;
  const part = used / most;
  const state = part >= 1 ? text.reached : text.near;
  const inWords = `${text.inUse[name](...limitAmounts(texts, limit))} (${formats.percentage(part, 0)})`;
  return (
    <li>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-4">
        <span id={id} className="font-semibold">
          {text.names[name]}
        </span>
        <span className="flex items-center gap-1.5">
          {part >= warningPart ? (
            <span className="flex items-center gap-1 font-semibold text-warn">
              <TriangleAlert size={16} />
              {state}:
            </span>
          ) : null}
          {inWords}
        </span>
      </div>
      <meter
        className="meter"
        aria-labelledby={id}
        aria-valuetext={inWords}
        max={most}
        low={warningPart * most}
        high={most}
        optimum={0}
        value={Math.min(used, most)}
      />
    </li>
  );
}
