import { ApiError } from '#web/lib/api-error.ts';

/** Files that came, or are on their way. */
const fetched = new Map<string, Promise<void>>();

async function scriptFetched(path: string): Promise<void> {
  const response = await fetch(path).catch(() => {
    throw new ApiError(0, null);
  });
  if (!response.ok) throw new ApiError(response.status, null);
  await response.arrayBuffer();
}

const styleFetched = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: path, crossOrigin: '' });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new ApiError(0, null));
    });
    document.head.append(link);
  });

function fileFetched(path: string): Promise<void> {
  const earlier = fetched.get(path);
  if (earlier) return earlier;
  const coming = path.endsWith('.css') ? styleFetched(path) : scriptFetched(path);
  fetched.set(path, coming);
  coming.catch(() => fetched.delete(path));
  return coming;
}

/**
 * Imports code once all its files came: a browser that could not fetch an imported file never asks for it again, and what
 * is fetched here can be asked for as often as it takes. The import then finds it in the cache of the browser.
 */
export async function withFetchedCode<Code>(
  importCode: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  await Promise.all(files.map((file) => fileFetched(`/${file}`)));
  return importCode();
}
