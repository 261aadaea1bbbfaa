import type { Handlers } from '../../kernel/call.ts';
import { downloadCalibrationEvidence } from './evidence-file.ts';
import { handInCalibration, saveCalibrationJudgement } from './judge.ts';
import { makeCalibrationCase } from './make-case.ts';
import { listCalibrationPeople } from './people.ts';
import {
  closeCalibrationRound,
  getCalibration,
  getCalibrationRound,
  openCalibrationRound,
  saveCalibrationConclusion,
} from './rounds.ts';
import { getCalibrationSource } from './source.ts';

export const calibrationHandlers = {
  getCalibrationSource,
  makeCalibrationCase,
  getCalibration,
  listCalibrationPeople,
  openCalibrationRound,
  getCalibrationRound,
  downloadCalibrationEvidence,
  saveCalibrationJudgement,
  handInCalibration,
  closeCalibrationRound,
  saveCalibrationConclusion,
} satisfies Partial<Handlers>;
