/** Why a verifier endorses what they sampled nothing of, asked whichever way they sign. */
export const noSampleReason = {
  description: 'Why results are endorsed although no attempt was sampled',
  examples: ['All of it was seen on site last month.'],
};
