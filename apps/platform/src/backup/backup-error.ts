import { StartupError } from '../kernel/startup-error.ts';

/** Why there is no backup, or why it was not put back: a sentence for whoever runs the command. */
export class BackupError extends StartupError {}
