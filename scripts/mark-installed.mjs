/** Runs after `npm ci` and `npm install`: marks the installation as whole, so that `npm start` and `npm test` do not install again. */
import { markInstalled } from './dependencies.mjs';
import { root } from './run.mjs';

markInstalled(root);
