import type { Section } from '#output/model/section.ts';
import { useTexts } from '#web/i18n/language.ts';

/** The place of a section on the page. */
export const sectionPlace = (id: Section['id']): string => `deel-${id}`;

/** The subjects of the page, beside them where there is room. */
export function Contents({ sections }: { readonly sections: readonly Section[] }) {
  const { results } = useTexts();
  return (
    <nav aria-labelledby="inhoud-uitkomst" className="no-print max-lg:hidden">
      <div className="sticky top-6">
        <p id="inhoud-uitkomst" className="mb-2 font-[650]">
          {results.contents}
        </p>
        <ul lang="nl" className="flex flex-col border-l border-line text-sm">
          {sections.map(({ id, topic }) => (
            <li key={id}>
              <a
                href={`#${sectionPlace(id)}`}
                onClick={(event) => {
                  // The address is that of the page: a part of it is no page to go back to.
                  event.preventDefault();
                  const heading = document.querySelector<HTMLElement>(`#${sectionPlace(id)}`);
                  heading?.scrollIntoView({ behavior: 'smooth' });
                  heading?.focus({ preventScroll: true });
                }}
                className="-ml-px block border-l-2 border-transparent py-1 pl-3 text-ink-soft hover:border-brand hover:text-brand"
              >
                {topic}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
