import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeStandardsQuery, StandardsForm } from '#web/features/office-standards/standards-form.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Loaded } from '#web/ui/query-result.tsx';
import type { ShownOfficeStandards } from '#api/office-standards.ts';

/** For advisers: the standard values that the templates of their organisation are filled with. */
export function OfficeStandardsPage() {
  const { general, officeStandards: text } = useTexts();
  const queries = useQueryClient();
  const [loaded, setLoaded] = useState(0);
  const loadLatest = async () => {
    await queries.refetchQueries({ queryKey: officeStandardsQuery.queryKey });
    setLoaded((times) => times + 1);
  };
  return (
    <>
      <PageHeading
        title={text.title}
        description={text.description}
        manual="kantoorstandaarden"
        trail={[{ label: general.settings, to: screenPaths.settings }]}
      />
      <Loaded of={officeStandardsQuery}>
        {(stored) => (
          <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
            <StandardsForm
              key={loaded}
              stored={stored}
              onSaved={(saved) => queries.setQueryData(officeStandardsQuery.queryKey, saved)}
              onLoadLatest={() => void loadLatest()}
            />
            <Card title={text.historyTitle}>
              <StandardsHistory stored={stored} />
            </Card>
          </div>
        )}
      </Loaded>
    </>
  );
}

/** What held before: from which day, why, and how many values. */
function StandardsHistory({ stored }: { readonly stored: ShownOfficeStandards }) {
  const { officeStandards: text, formats } = useTexts();
  if (stored.history.length === 0) return <p className="text-ink-soft">{text.none}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {stored.history.map(({ version, adoptedOn, reason, count, changedOn }) => (
        <li key={version} className="border-l-2 border-line pl-3">
          <p className="font-semibold">{formats.day(adoptedOn)}</p>
          <p className="break-words">{reason}</p>
          <p className="text-sm text-ink-soft">{text.stored(count, formats.day(changedOn))}</p>
        </li>
      ))}
    </ol>
  );
}
