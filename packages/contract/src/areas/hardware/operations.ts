import { z } from 'zod';
import {
  DeviceCache,
  DeviceContent,
  DeviceReason,
  DeviceSettings,
  DeviceSettingsInput,
  DeviceStates,
  Heartbeat,
  HeartbeatAnswer,
  HeartbeatInput,
  devices,
  hardwareArea,
} from './schemas.ts';
import { area } from '../../kit/operation.ts';
import { deviceConnections, deviceStates } from '../../kit/options.ts';
import { Id, pageQuery } from '../../kit/schemas.ts';

const one = '/hardware/devices/{id}';
const accountId = Id.optional().describe('The own account when absent');
const siteId = Id.optional().describe('Only of this site');

export const hardwareCalls = area(hardwareArea, {
  changeDeviceState: {
    method: 'POST',
    path: `${one}/state`,
    summary: 'Put a device to use, suspend it, call it lost or retire it',
    audience: ['admin', 'manager'],
    query: z.object({
      from: z.enum(deviceStates).meta({ description: 'The state that it is in', examples: ['registered'] }),
      to: z.enum(deviceStates).meta({ description: 'The state that it shall be in', examples: ['active'] }),
    }),
    body: DeviceReason,
    errors: ['wrong_state', '4009'],
    answer: { kind: 'data', schema: devices.entity },
  },
  sendHeartbeat: {
    method: 'POST',
    path: `${one}/heartbeat`,
    summary: 'Tell that a device is alive, and hear what it is to do',
    audience: ['device'],
    body: HeartbeatInput,
    errors: ['wrong_state', '4009'],
    repeatable: true,
    answer: { kind: 'data', schema: HeartbeatAnswer },
  },
  listHeartbeats: {
    method: 'GET',
    path: '/hardware/heartbeats',
    summary: 'How devices were when they spoke last',
    audience: ['admin', 'manager'],
    query: z.object({
      ...pageQuery,
      siteId,
      connection: z.enum(deviceConnections).optional().describe('Only those that spoke so lately'),
      appVersion: z
        .string()
        .max(64)
        .optional()
        .meta({ description: 'Only those with this version of the application', examples: ['4.2.1'] }),
    }),
    answer: { kind: 'page', schema: Heartbeat },
  },
  listDeviceStates: {
    method: 'GET',
    path: '/hardware/states',
    summary: 'How many devices are how, by site',
    audience: ['admin', 'manager'],
    query: z.object({ siteId }),
    answer: { kind: 'page', schema: DeviceStates },
  },
  listDeviceContent: {
    method: 'GET',
    path: `${one}/content`,
    summary: 'What lies on a device and what is to, what is due first before the rest',
    audience: ['admin', 'manager', 'device'],
    answer: { kind: 'page', schema: DeviceContent },
  },
  removeDeviceContent: {
    method: 'DELETE',
    path: `${one}/content`,
    summary: 'Have a device remove content; the device itself says that it has',
    audience: ['admin', 'manager', 'device'],
    query: z.object({ contentId: z.array(Id).min(1).max(300).describe('Which content') }),
    answer: { kind: 'none' },
  },
  getDeviceSettings: {
    method: 'GET',
    path: '/hardware/settings/default',
    summary: 'What devices do unless told otherwise',
    audience: ['admin', 'manager', 'device'],
    query: z.object({ accountId }),
    errors: ['not_found'],
    answer: { kind: 'data', schema: DeviceSettings },
  },
  setDeviceSettings: {
    method: 'PUT',
    path: '/hardware/settings/default',
    summary: 'Set what devices do unless told otherwise',
    audience: ['admin'],
    query: z.object({ accountId }),
    body: DeviceSettingsInput,
    versioned: true,
    errors: ['not_found'],
    answer: { kind: 'data', schema: DeviceSettings },
  },
  getDeviceCache: {
    method: 'GET',
    path: '/hardware/cache',
    summary: 'What lies on devices, and how long',
    audience: ['admin', 'manager', 'device'],
    query: z.object({ accountId }),
    errors: ['not_found'],
    answer: { kind: 'data', schema: DeviceCache },
  },
  setDeviceCache: {
    method: 'PUT',
    path: '/hardware/cache',
    summary: 'Set what lies on devices, and how long',
    audience: ['admin', 'manager'],
    query: z.object({ accountId }),
    body: DeviceCache,
    versioned: true,
    errors: ['not_found'],
    answer: { kind: 'data', schema: DeviceCache },
  },
});
