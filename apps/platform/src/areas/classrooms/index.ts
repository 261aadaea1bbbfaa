export { classroomHooks, classroomSessionHooks } from './hooks.ts';
