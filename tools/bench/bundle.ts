/** Parts of the app's own code as one script, to be run in a page without the app. */
import { build } from 'vite';

const ENTRY = 'virtual:bench-page';

/** The script of a module with this source and all that it imports. */
export async function bundlePage(root: string, source: string): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'bench-page',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('the page of the bench was not built');
  return chunk.code;
}
