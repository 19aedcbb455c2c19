import { Presentation } from 'lucide-react';
import { useState } from 'react';
import type { DossierDocument } from '#api/dossiers.ts';
import {
  type AppendixTopic,
  appendixTopicNames,
  appendixTopics,
  chosenTopics,
  mostAppendixTopics,
} from '#output/model/appendix-topics.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { useMadeAgain } from '#web/dossier/use-made-again.ts';
import { chooseAppendix } from '#web/features/documents/text-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';

interface AppendixChoiceProps {
  readonly place: DossierPlace;
  readonly dossier: Pick<DossierDocument, 'calculationStatus'>;
  /** What is kept. */
  readonly appendix: readonly string[];
}

/** What the appendix of the report is about: kept, and in the files, when it is sent. */
export function AppendixChoice({ place, dossier, appendix }: AppendixChoiceProps) {
  const { documents: texts } = useTexts();
  const kept = chosenTopics(appendix) ?? [];
  const [typed, setTyped] = useState<readonly AppendixTopic[] | null>(null);
  const { order, isBusy } = useMadeAgain(place, dossier, (topics: readonly AppendixTopic[]) =>
    chooseAppendix(place, topics),
  );
  const chosen = typed ?? kept;
  const toggle = (topic: AppendixTopic) =>
    setTyped(appendixTopicNames.filter((one) => (one === topic ? !chosen.includes(topic) : chosen.includes(one))));
  const isSame = chosen.length === kept.length && chosen.every((topic) => kept.includes(topic));
  return (
    <fieldset className="mt-6 border-t border-line pt-4">
      <legend className="float-left text-sm font-semibold">{texts.appendix}</legend>
      <p className="clear-both text-xs text-ink-soft">{texts.appendixLead(mostAppendixTopics)}</p>
      <ul lang="nl" className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {appendixTopicNames.map((topic) => (
          <li key={topic}>
            <label className="inline-flex min-h-6 items-start gap-2 text-sm">
              <input
                type="checkbox"
                checked={chosen.includes(topic)}
                disabled={!chosen.includes(topic) && chosen.length >= mostAppendixTopics}
                onChange={() => toggle(topic)}
                className="mt-0.5 size-4 shrink-0 accent-brand"
              />
              {appendixTopics[topic]}
            </label>
          </li>
        ))}
      </ul>
      <Button
        look="secondary"
        size="small"
        className="mt-3"
        aria-disabled={isBusy || isSame}
        onClick={() => order(chosen)}
        icon={Presentation}
        isBusy={isBusy}
      >
        {texts.takeAppendix}
      </Button>
    </fieldset>
  );
}
