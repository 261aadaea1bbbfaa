export interface Signal<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls back on every change; the answer ends it. */
  subscribe: (changed: () => void) => () => void;
}

/** One value that any place may set and any component may show: what is open, what is being asked. */
export function createSignal<Value>(start: Value): Signal<Value> {
  let value = start;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (changed: () => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  };
  return {
    get,
    subscribe,
    set: (next) => {
      value = next;
      for (const changed of listeners) changed();
    },
  };
}
