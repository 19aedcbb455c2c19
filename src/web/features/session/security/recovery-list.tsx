import type { OwnCodeState } from '#api/own-code.ts';
import { deviceWords } from '#web/features/session/security/session-words.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Notice } from '#web/ui/notice.tsx';

/** When and where the issued code was used although there is an own one. Nothing when it never was. */
export function RecoveryList({ recoveries }: Pick<OwnCodeState, 'recoveries'>) {
  const texts = useTexts();
  const { ownCode: text, security, formats } = texts;
  if (recoveries.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{text.recoveries}</p>
      <ul className="mt-2 list-disc pl-5">
        {recoveries.map((recovery) => (
          <li key={recovery.on}>
            {formats.moment(recovery.on)}: {deviceWords(texts, recovery)}, {recovery.network ?? security.unknownNetwork}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
