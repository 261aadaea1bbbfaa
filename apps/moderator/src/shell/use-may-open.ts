import { accessToPath } from './access.ts';
import { useMe } from './Bootstrap.tsx';

/** Whether a path is open to whoever is signed in: where it is not, there is no link to it. */
export function useMayOpen(): (path: string) => boolean {
  const { licences, user } = useMe();
  return (path) => accessToPath(path, licences, user) === 'granted';
}
