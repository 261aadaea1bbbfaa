import type { Handlers } from '../../kernel/call.ts';
import { getQuestions, setQuestions } from './questions.ts';

export { assessmentHooks, lessonHooks } from './hooks.ts';

export const contentHandlers = { getQuestions, setQuestions } satisfies Partial<Handlers>;
