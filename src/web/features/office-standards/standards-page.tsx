import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeStandardsQuery } from '#web/features/office-standards/standards-calls.ts';
import { StandardsForm } from '#web/features/office-standards/standards-form.tsx';
import { StandardsHistory } from '#web/features/office-standards/standards-history.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';

/** For advisers: the standard values that the templates of their organisation are filled with. */
export function OfficeStandardsPage() {
  const { general, officeStandards: text } = useTexts();
  const queries = useQueryClient();
  const query = useQuery(officeStandardsQuery);
  const { data } = query;
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
        breadcrumbs={[
          { label: general.home, to: screenPaths.start },
          { label: general.settings, to: screenPaths.settings },
          { label: text.title },
        ]}
      />
      <QueryResult query={query}>
        {data ? (
          <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
            <StandardsForm
              key={loaded}
              stored={data}
              onSaved={(saved) => queries.setQueryData(officeStandardsQuery.queryKey, saved)}
              onLoadLatest={() => void loadLatest()}
            />
            <Card title={text.historyTitle}>
              <StandardsHistory stored={data} />
            </Card>
          </div>
        ) : null}
      </QueryResult>
    </>
  );
}
