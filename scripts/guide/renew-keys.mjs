import { renewKeys } from './guide.mjs';

// A part of `npm run generate`: what stands in the sources needs no running application.
renewKeys();
