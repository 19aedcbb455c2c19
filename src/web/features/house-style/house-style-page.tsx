import { houseStyleQuery } from '#web/features/house-style/house-style-calls.ts';
import { HouseStyleEditor } from '#web/features/house-style/house-style-editor.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { Loaded } from '#web/ui/query-result.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** For advisers: how the reports of their organisation look. */
export function HouseStylePage() {
  const { general, houseStyle } = useTexts();
  return (
    <>
      <PageHeading title={general.houseStyle} description={houseStyle.description} manual="huisstijl" />
      <Loaded of={houseStyleQuery}>{(stored) => <HouseStyleEditor stored={stored} />}</Loaded>
    </>
  );
}
