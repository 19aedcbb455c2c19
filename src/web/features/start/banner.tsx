import { Fragment, lazy, Suspense, type ReactNode } from 'react';
import type { BannerElement, BannerNode, BannerTag } from '#web/customer/banner.ts';
import { landing } from '#web/customer/landing.ts';
import { givenLanguage, screenLanguage } from '#web/customer/local-text.ts';
import { type Language, languageTag } from '#web/i18n/language-choice.ts';
import { useLanguageChoice, useFirstTexts } from '#web/i18n/language.ts';
import { OutsideLink } from '#web/ui/outside-link.tsx';

const looks: Readonly<Record<Exclude<BannerTag, 'a' | 'br'>, string>> = {
  h2: 'text-[1.625rem] leading-tight font-[650] tracking-[-0.015em] text-balance',
  p: 'mt-3 max-w-[46rem] text-lg',
  ul: 'mt-3 max-w-[46rem] list-disc space-y-1 pl-5 text-lg',
  ol: 'mt-3 max-w-[46rem] list-decimal space-y-1 pl-5 text-lg',
  li: '',
  strong: 'font-[650]',
  em: 'italic',
};

/** What the customer wants to say: its HTML, made into elements when the screens were built. */
export function Banner() {
  const language = givenLanguage(landing.bannerLanguages, screenLanguage(useLanguageChoice()));
  const dutch = <BannerBand language="nl" nodes={landing.dutchBanner} />;
  if (language === 'nl') return dutch;
  return (
    <Suspense fallback={dutch}>
      <OtherBanner language={language} />
    </Suspense>
  );
}

const OtherBanner = lazy(async () => {
  const { otherBanners } = await import('#web/customer/other-banners.ts');
  return {
    default: ({ language }: { readonly language: Language }) => (
      <BannerBand language={language} nodes={otherBanners[language] ?? []} />
    ),
  };
});

interface BannerBandProps {
  readonly language: Language;
  readonly nodes: readonly BannerNode[];
}

function BannerBand({ language, nodes }: BannerBandProps) {
  const { start } = useFirstTexts();
  return (
    <aside
      aria-label={start.bannerLabel}
      lang={languageTag(language)}
      className="border-y border-transparent bg-band text-band-text"
    >
      <div className="mx-auto w-full max-w-page px-5 py-12 sm:px-8 sm:py-14">
        <BannerNodes nodes={nodes} />
      </div>
    </aside>
  );
}

/** The nodes never change places: the index is their key. */
const BannerNodes = ({ nodes }: { readonly nodes: readonly BannerNode[] }): ReactNode =>
  nodes.map((node, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- see above
    <Fragment key={index}>{typeof node === 'string' ? node : <BannerPart element={node} />}</Fragment>
  ));

function BannerPart({ element: { tag: Tag, href, children } }: { readonly element: BannerElement }) {
  if (Tag === 'br') return <br />;
  if (Tag === 'a') {
    return (
      <OutsideLink address={href ?? ''} className="font-semibold underline underline-offset-2 outline-band-text!">
        <BannerNodes nodes={children} />
      </OutsideLink>
    );
  }
  return (
    <Tag className={looks[Tag]}>
      <BannerNodes nodes={children} />
    </Tag>
  );
}
