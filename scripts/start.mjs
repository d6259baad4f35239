/** `npm start`. The version is checked before anything is loaded that an old Node could not parse. */
import { requireNode } from './node-version.mjs';

requireNode();
await import('./app-server.mjs');
