import type { z } from 'zod';
import { newDecisionSchema } from '#api/decisions.ts';
import { inWords, said, type Wordings } from '#output/language/wording.ts';
import type { AnswerCard } from '#output/model/screen-result.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import type { KeptForm } from '#web/lib/unsent-form.ts';

/** Which of the choices, and why. */
export const formSchema = newDecisionSchema.extend({ choice: newDecisionSchema.shape.choice.nullable() });
type Entered = z.input<typeof formSchema>;

/** Under which a decision that was not sent is kept. */
export const decisionForm = ({ documentId }: DossierPlace): KeptForm<Entered> => ({
  name: `decision on ${documentId}`,
});

/** "Keuze B", in the language of the reader. */
export const shownGoal = ({ choice, goal }: AnswerCard, outcome: Wordings): string =>
  choice === null ? goal : inWords(said('choice', choice), outcome);
