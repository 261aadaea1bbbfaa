import type { Handlers } from '../../kernel/call.ts';
import { listDeviceContent, removeDeviceContent } from './content.ts';
import { listHeartbeats, sendHeartbeat } from './heartbeats.ts';
import { getDeviceCache, getDeviceSettings, setDeviceCache, setDeviceSettings } from './rules.ts';
import { changeDeviceState, listDeviceStates } from './states.ts';

export { deviceHooks, deviceModelHooks } from './hooks.ts';

export const hardwareHandlers = {
  changeDeviceState,
  getDeviceCache,
  getDeviceSettings,
  listDeviceContent,
  listDeviceStates,
  listHeartbeats,
  removeDeviceContent,
  sendHeartbeat,
  setDeviceCache,
  setDeviceSettings,
} satisfies Partial<Handlers>;
