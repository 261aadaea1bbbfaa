/** @example percentOf(0.9333) // '93.3 %' */
export const percentOf = (share: number): string => `${(share * 100).toFixed(1)} %`;
