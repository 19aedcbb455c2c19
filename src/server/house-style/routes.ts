import { houseStyleAnswerSchema, houseStyleUpdateSchema, type ShownHouseStyle } from '#api/house-style.ts';
import { type Logo } from '#office/document/house-style.ts';
import type { AuditAction } from '#api/audit-actions.ts';
import { apiPaths } from '#api/paths.ts';
import { mayChangeHouseStyle } from '#server/platform/access.ts';
import { RefusedLogoError } from '#server/house-style/refused-logo.ts';
import { deleteLogo, houseStyle, storeHouseStyle, storeLogo } from '#server/house-style/store.ts';
import { uploadedLogo } from '#server/house-style/uploaded-logo.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

/** Checks an uploaded picture and draws it anew; rejects with `RefusedLogoError`. */
export type DrawLogo = (bytes: Uint8Array) => Promise<Logo>;

export interface HouseStyleParts extends RecordedParts {
  readonly drawLogo: DrawLogo;
}

const schema = { response: { 200: houseStyleAnswerSchema } };
const config = { access: mayChangeHouseStyle };
/** Drawing costs a process each time. */
const logoConfig = { ...config, transfer: 'upload', rateLimit: { max: 20, timeWindow: '1 minute' } } as const;

export function houseStyleRoutes(app: App, parts: HouseStyleParts): void {
  app.get(apiPaths.houseStyle, {
    config,
    schema,
    handler: async ({ person }) => ({ data: await parts.database.as(person, (tx) => shownStyle(tx, person)) }),
  });

  app.put(apiPaths.houseStyle, {
    config,
    schema: { ...schema, body: houseStyleUpdateSchema },
    handler: async ({ person, body }) => {
      const { version, ...input } = body;
      return changedStyle(parts, person, 'house style changed', async (tx) => {
        if (!(await storeHouseStyle(tx, person.organisationId, version, input)))
          throw new ProblemError('HOUSE_STYLE_CHANGED_MEANWHILE');
      });
    },
  });

  app.put(apiPaths.houseStyleLogo, {
    config: logoConfig,
    schema,
    handler: async (request) => {
      const { person } = request;
      const logo = await acceptedLogo(parts.drawLogo, await uploadedLogo(request));
      return changedStyle(parts, person, 'logo changed', (tx) => storeLogo(tx, person.organisationId, logo));
    },
  });

  app.delete(apiPaths.houseStyleLogo, {
    config,
    schema,
    handler: async ({ person }) => {
      return changedStyle(parts, person, 'logo deleted', async (tx) => {
        if (!(await deleteLogo(tx, person.organisationId))) throw new ProblemError('NOT_FOUND');
      });
    },
  });
}

async function acceptedLogo(drawLogo: DrawLogo, bytes: Uint8Array): Promise<Logo> {
  try {
    return await drawLogo(bytes);
  } catch (error) {
    if (error instanceof RefusedLogoError) throw new ProblemError(error.code);
    throw error;
  }
}

/** Writes, and answers how the style then is. */
async function changedStyle(
  { database, recordAct }: HouseStyleParts,
  person: Person,
  action: AuditAction,
  write: (tx: Tx) => Promise<void>,
): Promise<{ data: ShownHouseStyle }> {
  return database.as(person, async (tx) => {
    await write(tx);
    await recordAct(tx, person, action, { name: person.organisationName });
    return { data: await shownStyle(tx, person) };
  });
}

async function shownStyle(tx: Tx, { organisationId }: Person): Promise<ShownHouseStyle> {
  const { logo, ...style } = await houseStyle(tx, organisationId);
  return { ...style, logo: logo && shownLogo(logo) };
}

const shownLogo = ({ type, bytes, width, height }: Logo) => ({
  width,
  height,
  dataUrl: `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`,
});
