import { type ProblemCode, problems } from '#api/problems.ts';
import { statusReasons } from '#api/status-reasons.ts';
import { asText, markdownTable } from './markdown-table.ts';

const contact = 'Blijft het zo, neem dan contact op met de aanbieder.';

/** What to do about an answer of the server that does not say it itself. */
const problemRemedies: Readonly<Partial<Record<ProblemCode, string>>> = {
  ACCESS_CODE_WRONG: 'Vraag een nieuwe: een werkgever aan zijn adviseur, een adviseur aan een collega of de aanbieder.',
  NOT_ALLOWED: 'Wie wat mag, staat bij [Wie ziet wat](#rollen).',
  NOT_FOUND: 'Ga terug naar het overzicht. Van wat een ander heeft, zegt het programma hetzelfde.',
  FILE_ERASED: 'Voeg uw eigen invoerbestand toe als nieuw dossier.',
  INTERNAL: `Probeer het opnieuw. ${contact}`,
};

/** What to do about a calculation that did not end well, where the reason does not say it itself. */
const reasonRemedies: Readonly<Partial<Record<keyof typeof statusReasons, string>>> = {
  memory: `Kies **Opnieuw proberen**. ${contact}`,
  time: `Kies **Opnieuw proberen**. ${contact}`,
  crash: `Kies **Opnieuw proberen**. ${contact}`,
  interrupted: `Kies **Opnieuw proberen**. ${contact}`,
  restyleFailed: 'Kies nog eens **Rapportage opnieuw maken**.',
  whatIfErased: 'Voeg het invoerbestand toe als nieuw dossier.',
  inputErased: 'Vervang de nummers door eigen kenmerken, en voeg het bestand opnieuw toe.',
};

const remedies: readonly (readonly [message: string, remedy: string])[] = [
  ...Object.entries(problemRemedies).map(([code, remedy]) => [problems[code as ProblemCode].message, remedy] as const),
  ...Object.entries(reasonRemedies).map(
    ([reason, remedy]) => [statusReasons[reason as keyof typeof statusReasons], remedy] as const,
  ),
];

/** Messages that do not say themselves what to do, by what to do. */
export const remedyTable = (): string =>
  markdownTable(
    ['Melding', 'Wat u doet'],
    [...Map.groupBy(remedies, ([, remedy]) => remedy)].map(([remedy, same]) => [
      same.map(([message]) => asText(message)).join('<br>'),
      remedy,
    ]),
  );
