import type { App } from '#server/platform/app-type.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

const path = '/.well-known/security.txt';

/** How long a copy may be relied on: RFC 9116 asks for less than a year. */
const validDays = 90;
const dayMilliseconds = 86_400_000;

interface SecurityContact {
  /** Address with its scheme; null = nobody is named. */
  readonly securityContact: string | null;
  readonly publicUrl: string | null;
}

/** `security.txt` (RFC 9116): whom to tell of a weakness, valid for a while from the moment of asking. */
function securityText({ securityContact, publicUrl }: SecurityContact, now: Date): string {
  const expires = new Date(now.getTime() + validDays * dayMilliseconds).toISOString().replace(/\.\d+/, '');
  const fields = [`Contact: ${securityContact}`, `Expires: ${expires}`, 'Preferred-Languages: nl, en'];
  if (publicUrl?.startsWith('https:')) fields.push(`Canonical: ${publicUrl}${path}`);
  return `${fields.join('\n')}\n`;
}

/** Always a route: the page of the screens, which is served at every other address, is no answer here. */
export function securityContactRoute(app: App, contact: SecurityContact): void {
  app.get(path, {
    config: { access: 'public' },
    handler: (_request, reply) => {
      if (contact.securityContact === null) throw new ProblemError('NOT_FOUND');
      return reply.type('text/plain; charset=utf-8').send(securityText(contact, new Date()));
    },
  });
}
