import { presentBatch } from '../../attempts/batch-rows.ts';
import type { BatchRecord } from '../../attempts/batch-rows.ts';
import type { OnlySite } from '../../attempts/seen-work.ts';
import { decisionsOn, rulesOverAll } from './report-attempts.ts';
import type { Report } from './report-body.ts';
import { attemptsIn, countReasons } from './report-content.ts';

/**
 * What a report says of the work of one site, to whoever manages that alone. What is told of all work together, what somebody wrote
 * about it, and the paper are left out: they are about learners and assessors of other sites as well.
 * @param batch with the progress of that site
 */
export function partOfSite(report: Report, site: OnlySite, batch: BatchRecord): Report {
  const attempts = report.attempts.filter((each) => each.site.id === site.id);
  const sites = report.sites.filter(({ id }) => id === site.id);
  const decisions = decisionsOn(attempts);
  const [portfolios, sampled] = [sites[0]?.portfolios ?? 0, sites[0]?.sampled ?? 0];
  return {
    ...report,
    onlySite: site,
    fileId: null,
    scope: `${report.programme.title}: ${attemptsIn(portfolios)}.`,
    batch: { ...presentBatch(batch), reportId: report.id },
    sites,
    assessors: [],
    moderators: report.moderators.flatMap((each) => {
      const count = attempts.filter(({ moderator }) => moderator.id === each.id).length;
      return count > 0 ? [{ ...each, attempts: count }] : [];
    }),
    figures: {
      portfolios,
      sampled,
      decided: attempts.length,
      ...decisions,
      released: decisions.upheld + decisions.overturned + (report.supplementTo ? 0 : portfolios - sampled),
      notReleased: decisions.referredBack - decisions.judgedAgain + batch.undecided,
    },
    drawing: { ...report.drawing, reasons: countReasons(attempts.flatMap(({ reasons }) => reasons)) },
    proof: null,
    openPoints: [],
    departures: [],
    attempts,
    agreement: [],
    agreementByOutcome: [],
    vacs: rulesOverAll(attempts),
    arrangements: '',
    irregularities: '',
    checklist: [],
    recommendations: '',
    signing: { refusal: null, conflicts: [], conflictCount: 0 },
  };
}
