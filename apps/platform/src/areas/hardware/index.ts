import type { Handlers } from '../../kernel/call.ts';
import { listDeviceContent, removeDeviceContent } from './content.ts';
import { listHeartbeats, sendHeartbeat } from './heartbeats.ts';
import { openDeviceSession } from './open-session.ts';
import { getDevicePaper } from './papers.ts';
import { listDeviceRoster } from './roster.ts';
import { getDeviceCache, getDeviceSettings, setDeviceCache, setDeviceSettings } from './rules.ts';
import { setDeviceSecret } from './secrets.ts';
import { endDeviceSession, listDeviceSessions } from './sessions.ts';
import { changeDeviceState, listDeviceStates } from './states.ts';

export { deviceHooks, deviceModelHooks } from './hooks.ts';

export const hardwareHandlers = {
  changeDeviceState,
  endDeviceSession,
  getDeviceCache,
  getDevicePaper,
  getDeviceSettings,
  listDeviceContent,
  listDeviceRoster,
  listDeviceSessions,
  listDeviceStates,
  listHeartbeats,
  openDeviceSession,
  removeDeviceContent,
  sendHeartbeat,
  setDeviceCache,
  setDeviceSecret,
  setDeviceSettings,
} satisfies Partial<Handlers>;
