import { defineConfig } from 'vitest/config';

/** Run by `npm run workshop` from the root of the repository. */
export default defineConfig({
  test: { include: ['workshop/tests/**/*.test.ts'], setupFiles: ['tests/support/shelf.ts'], testTimeout: 120_000 },
});
