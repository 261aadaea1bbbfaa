/**
 * What of a draft becomes a decision or the judgement of an assessor, as it is while nothing is typed. Notes, and what one looked at
 * last, are none of it, so they stay when it is signed.
 *
 * @example { ...draft, ...nothingToSign } // what a signature leaves of a draft
 */
export const nothingToSign = {
  comments: {},
  findings: [],
  kind: null,
  reason: '',
  actions: [],
  judgements: {},
  feedback: null,
};
