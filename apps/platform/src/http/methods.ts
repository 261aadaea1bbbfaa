import type { FastifyInstance } from 'fastify';

/**
 * Listens to which routes there are from here on.
 * @returns what an address can be asked with, nothing where there is no such address
 */
export function rememberRoutes(app: FastifyInstance): (url: string) => string[] {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    // What serves the rest of all addresses knows none of them.
    if (url.includes('*')) return;
    const route = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const each of [method].flat()) route.methods.add(each);
    known.set(url, route);
  });
  return (url) => {
    const [path = ''] = url.split('?');
    const fitting = [...known].filter(([, { pattern }]) => pattern.test(path));
    // As the router chooses: words before parameters, from the left.
    const [nearest] = fitting.map(([route]) => parametersOf(route)).sort();
    const asNear = fitting.filter(([route]) => parametersOf(route) === nearest);
    return [...new Set(asNear.flatMap(([, { methods }]) => [...methods]))].sort();
  };
}

/** Where an address has words and where parameters, in an order that has words first. */
const parametersOf = (url: string) =>
  url
    .split('/')
    .map((part) => (part.startsWith(':') ? '1' : '0'))
    .join('');

const patternOf = (url: string) =>
  new RegExp(
    `^${url
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
      .join('/')}$`,
  );
