/** The calls about figures of moderation, which no other page makes. */
export { getModerationFigures, readReport } from '@moderator/contract/routes';
