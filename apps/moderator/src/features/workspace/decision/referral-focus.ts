/** Fields of a referral that keys and links bring into focus, by the outcome that they are about. */
export const actionName = (outcomeId: string): string => `action-on-${outcomeId}`;
export const dueName = (outcomeId: string): string => `due-on-${outcomeId}`;
