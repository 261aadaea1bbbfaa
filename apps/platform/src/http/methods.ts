import type { FastifyInstance } from 'fastify';

/**
 * Listens to which routes there are from here on.
 * @returns what an address can be asked with, nothing where there is no such address
 */
export function rememberRoutes(app: FastifyInstance): (url: string) => string[] {
  const known = new Map<string, Set<string>>();
  /** Made when somebody first asks for what is not there. */
  const patterns = new Map<string, RegExp>();
  const fits = (url: string, path: string) => {
    const pattern = patterns.get(url) ?? patternOf(url);
    patterns.set(url, pattern);
    return pattern.test(path);
  };
  app.addHook('onRoute', ({ url, method }) => {
    // What serves the rest of all addresses knows none of them.
    if (url.includes('*')) return;
    const methods = known.get(url) ?? new Set();
    for (const each of [method].flat()) methods.add(each);
    known.set(url, methods);
  });
  return (url) => {
    const [path = ''] = url.split('?');
    const fitting = [...known].filter(([route]) => fits(route, path));
    // As the router chooses: words before parameters, from the left.
    const [nearest] = fitting.map(([route]) => parametersOf(route)).sort();
    const asNear = fitting.filter(([route]) => parametersOf(route) === nearest);
    return [...new Set(asNear.flatMap(([, methods]) => [...methods]))].sort();
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
