import { useQuery } from '@tanstack/react-query';
import { type LimitedUsage, nearLimits, usedOf } from '#api/usage.ts';
import { useTexts } from '#web/i18n/language.ts';
import { limitAmounts } from '#web/i18n/limit-texts.ts';
import { clientUsageQuery } from '#web/lib/usage-queries.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Warns where little may be added any more, for the employer or its organisation, and says what helps. */
export function UsageNotice({ clientId }: { readonly clientId: string }) {
  const { usage } = useTexts();
  const { data } = useQuery(clientUsageQuery(clientId));
  if (data === undefined) return null;
  return (
    <>
      <NearLimits title={usage.nearEmployer} usage={data.employer} />
      {data.organisation ? <NearLimits title={usage.nearOrganisation} usage={data.organisation} /> : null}
    </>
  );
}

function NearLimits({ title, usage }: { readonly title: string; readonly usage: LimitedUsage }) {
  const texts = useTexts();
  const { usage: text } = texts;
  // The uploads of the last minute pass before anybody has read of them.
  const names = nearLimits(usage).filter((name) => name !== 'uploadsPerMinute');
  if (names.length === 0) return null;
  const inUse = (name: (typeof names)[number]) =>
    text.inUse[name](...limitAmounts(texts, { name, used: usedOf(usage.used)[name], most: usage.limits[name] }));
  return (
    <Notice tone="warning" announced="politely" className="mb-4">
      <p className="font-semibold">{title}</p>
      {names.map((name) => (
        <p key={name}>
          {text.names[name]}: {inUse(name)}. {text.remedies[name]}
        </p>
      ))}
    </Notice>
  );
}
