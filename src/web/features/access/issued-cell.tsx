import type { AccessCode } from '#api/access-codes.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';

/** In which role a code was issued. */
export const issuerText = ({ codes }: Catalogue, { issuedBy }: AccessCode): string =>
  issuedBy === null ? codes.issuerUnknown : issuedBy === 'operator' ? codes.operator : codes.roles[issuedBy];

/** When and by whom a code was issued: the role, and the name of who it was. */
export function IssuedCell({ code }: { readonly code: AccessCode }) {
  const texts = useTexts();
  return (
    <span className="break-words">
      {texts.formats.day(code.createdOn)}
      <span className="block text-sm text-ink-soft">
        {[issuerText(texts, code), code.issuerName].filter((part) => part !== null).join(' · ')}
      </span>
    </span>
  );
}
