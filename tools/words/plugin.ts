import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { makeWords, TABLES } from './make.ts';

/** Compiles a table when it is saved while the development server or the tests are watching. */
export const words: Plugin = {
  name: 'words',
  configureServer({ config: { root, logger }, watcher, ws }) {
    watcher.on('all', (_event, file) => {
      const path = relative(root, file).replaceAll('\\', '/');
      if (!path.startsWith(`${TABLES}/`) || !path.endsWith('.yaml')) return;
      try {
        makeWords(root);
      } catch (cause) {
        const message = cause instanceof Error ? cause.message : String(cause);
        logger.error(message);
        ws.send({ type: 'error', err: { message, stack: '' } });
      }
    });
  },
};
