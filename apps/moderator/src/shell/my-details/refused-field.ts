import { ApiError } from '@moderator/client';
import type { ErrorCode } from '@moderator/contract/errors';
import type { Field } from './details.ts';

/** Codes of the catalogue that are about one field, and are told there. */
const fieldOf: Partial<Record<ErrorCode, Field>> = { 4002: 'phoneNumber', 4004: 'email' };

/** The field that a refusal is about; null when it is about none of them. */
export const refusedField = (error: unknown): Field | null =>
  (error instanceof ApiError && fieldOf[error.code as ErrorCode]) || null;
