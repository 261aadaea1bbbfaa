// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const getCalibrationSource = 'GET /moderation/attempts/{id}/calibration-case';
export const makeCalibrationCase = 'POST /moderation/attempts/{id}/calibration-case';
export const getCalibration = 'GET /moderation/calibration';
export const listCalibrationPeople = 'GET /moderation/calibration/cases/{id}/people';
export const openCalibrationRound = 'POST /moderation/calibration/cases/{id}/rounds';
export const getCalibrationRound = 'GET /moderation/calibration/rounds/{id}';
export const downloadCalibrationEvidence = 'GET /moderation/calibration/rounds/{id}/evidence/{evidenceId} f';
export const saveCalibrationJudgement = 'PUT /moderation/calibration/rounds/{id}/judgements/{outcomeId}';
export const handInCalibration = 'POST /moderation/calibration/rounds/{id}/hand-in';
export const closeCalibrationRound = 'POST /moderation/calibration/rounds/{id}/closing';
export const saveCalibrationConclusion = 'PUT /moderation/calibration/rounds/{id}/conclusion';
