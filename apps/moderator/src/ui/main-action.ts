/** Marks the main actions of a page, which no message may cover (toast-room.ts). */
export const mainAction = 'main-action';
