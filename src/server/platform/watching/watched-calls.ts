import { apiPaths } from '#api/paths.ts';
import type { App } from '#server/platform/app-type.ts';
import type { WatchedWork } from '#server/platform/watching/watched-work.ts';

const signInRoutes: ReadonlySet<string> = new Set([apiPaths.generateToken]);

/** Counts and traces answered calls, by route: the address itself can hold a token. */
export function watchCalls(app: App, { metrics, traces: { record } }: WatchedWork): void {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { method, id } = request;
    const route = request.routeOptions.url ?? 'none';
    metrics?.calls.observe({ method, route, status: statusCode }, elapsedTime / 1000);
    if (signInRoutes.has(route)) metrics?.signIns.inc({ outcome: statusCode < 400 ? 'accepted' : 'refused' });
    record({
      name: `${method} ${route}`,
      milliseconds: elapsedTime,
      isFault: statusCode >= 500,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': statusCode,
        'evenwicht.request': id,
      },
    });
  });
}
