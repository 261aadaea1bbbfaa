export {
  closeCalibrationRound,
  downloadCalibrationEvidence,
  getCalibration,
  getCalibrationRound,
  getCalibrationSource,
  handInCalibration,
  listCalibrationPeople,
  makeCalibrationCase,
  openCalibrationRound,
  saveCalibrationConclusion,
  saveCalibrationJudgement,
} from '@moderator/contract/routes';
