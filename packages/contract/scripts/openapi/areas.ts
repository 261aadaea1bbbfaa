import { areas } from '../../src/index.ts';
import type { Json } from './document.ts';

/** The areas of the document as its tags, each in its own words. */
export const areaTags = (): Json[] => areas.map(({ name, about }) => ({ name, description: about }));
