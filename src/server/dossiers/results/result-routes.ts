import { apiPaths } from '#api/paths.ts';
import { mayUseDossiers } from '#server/platform/access.ts';
import { documentParameters } from '#server/dossiers/document-parameters.ts';
import { absentInput, absentResult } from '#server/dossiers/absence.ts';
import type { KeptData } from '#server/dossiers/kept-data-store.ts';
import { type Asked, requestedData } from '#server/dossiers/results/requested-data.ts';
import type { SubmitParts } from '#server/dossiers/submit-dossier.ts';
import type { App } from '#server/platform/app-type.ts';
import { listAnswers } from '#server/platform/lists/list-answers.ts';

interface Question extends Asked {
  readonly path: string;
  /** Name of the content in the answer. */
  readonly name: string;
  readonly facts?: (kept: KeptData) => Readonly<Record<string, unknown>>;
}

const questions: readonly Question[] = [
  {
    path: apiPaths.documentResult,
    name: 'result',
    types: ['screenResult'],
    action: 'result viewed',
    absence: absentResult,
  },
  {
    path: apiPaths.documentFindings,
    name: 'findings',
    types: ['findings', 'findingPlaces'],
    action: 'findings viewed',
    absence: (document) => {
      if (document.calculationStatus !== 'FailedWithError') return absentResult(document);
      return document.filesErasedOn === null ? 'FINDINGS_NOT_KEPT' : 'FILE_ERASED';
    },
    facts: ({ type }) => ({ areValuesLeftOut: type === 'findingPlaces' }),
  },
  {
    path: apiPaths.documentEffects,
    name: 'effects',
    types: ['statutoryEffects'],
    action: 'effects viewed',
    absence: absentResult,
  },
  {
    path: apiPaths.documentInput,
    name: 'input',
    types: ['whatIfInput'],
    action: 'what-if opened',
    absence: absentInput,
  },
];

/** What the screens show of a dossier that has ended. */
export function resultRoutes(app: App, parts: SubmitParts): void {
  for (const question of questions)
    app.get(question.path, {
      // Each answer is unpacked and packed.
      config: { access: mayUseDossiers, rateLimit: { max: 300, timeWindow: '1 minute' } },
      schema: { params: documentParameters },
      // What is given is written down: asking for its headers alone gives nothing.
      exposeHeadRoute: false,
      onSend: listAnswers.onSend,
      handler: async ({ person, params, headers }, reply) => {
        const address = { ...params, known: headers['if-none-match'] };
        const { tag, content } = await requestedData(parts, person, address, question);
        reply.header('etag', tag).header('vary', 'accept-encoding');
        if (content === null) return reply.code(304).send();
        return reply.type('application/json; charset=utf-8').send(answerText(question, content.kept, content.json));
      },
    });
}

/** The content goes in as it was stored: reading and writing what may be megabytes would keep everybody waiting. */
function answerText({ name, facts }: Question, kept: KeptData, json: string): string {
  const known = JSON.stringify({ version: kept.version, calculatedOn: kept.madeOn, ...facts?.(kept) });
  return `{"data":${known.slice(0, -1)},"${name}":${json}}}`;
}
