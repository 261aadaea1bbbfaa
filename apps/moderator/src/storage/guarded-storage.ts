/** Storage of the browser that never throws: what it refuses, for want of room or of leave, lives in memory. */
export interface GuardedStorage {
  get: (key: string) => string | null;
  /** False where the browser keeps nothing: then it is gone with the page. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
  clear: () => void;
}

/** @param find looks the storage up; where it is forbidden, even that throws. */
export function guardedStorage(find: () => Storage): GuardedStorage {
  const memory = new Map<string, string>();
  const tried = <Value>(use: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return use(find());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? tried((storage) => storage.getItem(key), null),
    set(key, value) {
      const isKept = tried((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      // An older text of the same entry stays where it is: after a reload it is better than none.
      if (isKept) memory.delete(key);
      else memory.set(key, value);
      return isKept;
    },
    remove(key) {
      memory.delete(key);
      tried((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...memory.keys(), ...tried((storage) => Object.keys(storage), [])])],
    clear() {
      memory.clear();
      tried((storage) => storage.clear(), undefined);
    },
  };
}

/** Of this device, for all its windows. */
export const local = guardedStorage(() => localStorage);
/** Of this window. */
export const session = guardedStorage(() => sessionStorage);

/** The value of a JSON text; null for none, and for one that is damaged. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Whether a value out of storage is an object with fields: anybody can write there, and any version did. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
