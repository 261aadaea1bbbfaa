// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listDeviceModels = 'GET /hardware/models p';
export const searchDeviceModels = 'GET /hardware/models/search p';
export const getDeviceModel = 'GET /hardware/models/{id}';
export const createDeviceModel = 'POST /hardware/models';
export const updateDeviceModel = 'PATCH /hardware/models/{id} m';
export const replaceDeviceModel = 'PUT /hardware/models/{id}';
export const deleteDeviceModel = 'DELETE /hardware/models/{id}';
export const listDevices = 'GET /hardware/devices p';
export const searchDevices = 'GET /hardware/devices/search p';
export const fetchDevices = 'POST /hardware/devices/fetch ps';
export const getDevice = 'GET /hardware/devices/{id}';
export const headDevice = 'HEAD /hardware/devices/{id}';
export const createDevice = 'POST /hardware/devices';
export const updateDevice = 'PATCH /hardware/devices/{id} m';
export const replaceDevice = 'PUT /hardware/devices/{id}';
export const deleteDevice = 'DELETE /hardware/devices/{id}';
export const exportDevices = 'POST /hardware/devices/export/{type} fs';
export const listDeviceSessions = 'GET /hardware/sessions p';
export const openDeviceSession = 'POST /hardware/sessions s';
export const endDeviceSession = 'POST /hardware/sessions/{id}/end s';
export const listDeviceRoster = 'GET /hardware/roster p';
export const getDevicePaper = 'GET /hardware/papers/{id}';
export const setDeviceSecret = 'POST /hardware/secret s';
export const changeDeviceState = 'POST /hardware/devices/{id}/state';
export const sendHeartbeat = 'POST /hardware/devices/{id}/heartbeat s';
export const listHeartbeats = 'GET /hardware/heartbeats p';
export const listDeviceStates = 'GET /hardware/states p';
export const listDeviceContent = 'GET /hardware/devices/{id}/content p';
export const removeDeviceContent = 'DELETE /hardware/devices/{id}/content';
export const getDeviceSettings = 'GET /hardware/settings/default';
export const setDeviceSettings = 'PUT /hardware/settings/default';
export const getDeviceCache = 'GET /hardware/cache';
export const setDeviceCache = 'PUT /hardware/cache';
