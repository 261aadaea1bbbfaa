export {
  addToVisitSample,
  addVisitPoint,
  answerVisitPoint,
  changeVisitPoint,
  closeVisitPoint,
  downloadVisitReport,
  drawVisitSample,
  judgeVisitAttempt,
  removeVisitPoint,
  saveVisitChecklist,
  signVisit,
  withdrawVisit,
} from '@moderator/contract/routes';
