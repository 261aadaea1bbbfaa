/** Calls of a plain resource by a letter each: @ is one of it, # several, * where it is. */
const plain: Record<string, string> = {
  l: 'list# GET * p',
  s: 'search# GET */search p',
  f: 'fetch# POST */fetch ps',
  g: 'get@ GET */{id}',
  h: 'head@ HEAD */{id}',
  c: 'create@ POST *',
  u: 'update@ PATCH */{id} m',
  r: 'replace@ PUT */{id}',
  d: 'delete@ DELETE */{id}',
  e: 'export# POST */export/{type} fs',
  a: 'activate@ POST */{id}/activate',
  i: 'deactivate@ POST */{id}/deactivate',
  n: 'count# GET */count',
  t: 'change@State POST */{id}/state',
  y: 'list@StateHistory GET */{id}/state/history p',
  x: 'remove@Expiry DELETE */{id}/expiry',
};

/** Every letter, in the order of the calls. */
export const letters = Object.keys(plain).join('');
/** The calls of most resources. */
export const usualLetters = 'lsfghcurde';

/**
 * Routes by their calls, of a line for each call or, beginning with a capital letter, for the calls of a plain resource: what one
 * of it is called, where it is, a letter for each call that there is unless they are the usual ones, and what several are called
 * unless an s makes it so. A path that begins with a number begins with so many parts of the one before. A bundle with all
 * routes is small by it.
 * @example routesOf('Team /teams\ngetMe GET /me\nlistMine GET 1/all p') // { listTeams: 'GET /teams p', …, listMine: 'GET /me/all p' }
 */
export function routesOf(lines: string): Record<string, string> {
  let before = '';
  const parts = (count: string) =>
    before
      .split('/')
      .slice(0, +count + 1)
      .join('/');
  return Object.fromEntries(
    lines.split('\n').flatMap((line) => {
      const [one = '', path = '', calls = usualLetters, many = `${one}s`] = line.split(' ');
      if (/^[A-Z]/.test(line))
        return Array.from(calls, (letter) =>
          named(plain[letter]!.replace('#', many).replace('@', one).replace('*', path)),
        );
      const whole = line.replace(/(?<= )\d/, parts);
      before = whole.split(' ')[2]!;
      return [named(whole)];
    }),
  );
}

const named = (line: string) => [line.replace(/ .*/, ''), line.replace(/\S+ /, '')];
