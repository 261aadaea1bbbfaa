import { useSyncExternalStore } from 'react';
import type { Signal } from './signal.ts';

/** The value of a signal in a component. Of its own, so that what starts the page does without React. */
export const useSignal = <Value>({ subscribe, get }: Signal<Value>): Value =>
  useSyncExternalStore(subscribe, get);
