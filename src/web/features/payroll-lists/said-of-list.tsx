import type { FilledTemplate } from '#web/features/payroll-lists/mapping-messages.ts';
import { useProofText, useRowText } from '#web/features/payroll-lists/question-text.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Notice } from '#web/ui/notice.tsx';

/** So many rows and people are named. */
const mostNamed = 10;

const named = (names: readonly string[]): string =>
  names.length > mostNamed ? `${names.slice(0, mostNamed).join(', ')}…` : names.join(', ');

/** What became of rows: which do not count, who was joined, who came and went, and of which day amounts are. */
export function SaidOfList({ filled }: { readonly filled: FilledTemplate }) {
  const { participantsFile: text } = useTexts();
  const { leftOut, joined, proof, week, came, went, kept, held, amounts } = filled;
  const rowText = useRowText(filled.places);
  const proven = useProofText(proof);
  const said = [
    leftOut.length > 0 ? text.leftOut(leftOut.length, named(leftOut.map(rowText))) : '',
    joined > 0 ? text.joined(joined) : '',
    proven,
    week ? text.weekProof(week.header, week.part, String(week.fullWeek).replace('.', ','), week.count) : '',
    came.length > 0 ? text.came(came.length, named(came)) : '',
    went.length > 0 ? text.went(went.length, named(went)) : '',
    kept > 0 ? text.kept(kept) : '',
    held ? text.held(held.headers.join(', '), held.people.length, named(held.people)) : '',
  ].filter((line) => line !== '');
  return (
    <>
      {said.length > 0 ? (
        <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
          {said.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {amounts === null || amounts.isValuationDate ? null : (
        <Notice tone="warning">{text.amountsOfDay(amounts.header, amounts.day)}</Notice>
      )}
    </>
  );
}
