/** Compares the look and the words of the app with an earlier commit, which is built and pictured on this machine. */
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensurePackages, ensureTree, findBase } from './base-tree.mjs';
import { findChromium } from './chromium.mjs';
import { bin, root, run } from './run.mjs';

const CONFIG = 'playwright.pictures.config.ts';
const FOLDER = '.cache/pictures';
/** Holds the browser's version; written when all pictures of a commit have been taken. */
const STAMP = '.taken';

/** A port that nobody listens on: a server that is there already shows another tree. */
async function findPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Another build of the browser draws letters otherwise. */
function nameBrowser() {
  const path = findChromium();
  return path ? `${path} ${statSync(path).mtimeMs}` : 'the one of Playwright';
}

/** Runs the pictures of a tree: takes them (`all`) or compares them with those in `folder` (`none`). */
const runPictures = async (title, { tree, folder, snapshots, only, report }) =>
  run(
    title,
    [
      // Each tree by its own Playwright: one of another folder does not know the tests.
      ...[process.execPath, join(tree, 'node_modules/@playwright/test/cli.js')],
      ...['test', '-c', CONFIG, `--update-snapshots=${snapshots}`, '--reporter=list,json'],
      ...(only === undefined ? [] : ['--grep', only]),
    ],
    {
      cwd: tree,
      env: {
        // Keeps Playwright from a server that it has not started.
        CI: '1',
        FRONTS_PICTURES: folder,
        FRONTS_E2E_PORT: String(await findPort()),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  );

function readBase(since) {
  try {
    return findBase(root, since);
  } catch {
    console.error(`There is no commit ${since ?? 'to compare with'}.`);
    return null;
  }
}

/** Folder with the pictures of a commit; null where they cannot be taken. */
async function takeBase(tree, commit, { only, report }) {
  if (!existsSync(join(tree, CONFIG))) {
    console.error(`${commit} is older than the pictures. Name a later commit: npm test -- --pictures --since COMMIT`);
    return null;
  }
  const folder = join(tree, FOLDER);
  const stamp = join(folder, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === nameBrowser()) return folder;
  rmSync(folder, { recursive: true, force: true });
  ensurePackages(root, tree);
  const title = `pictures of ${commit.slice(0, 12)}`;
  if (!(await runPictures(title, { tree, folder, snapshots: 'all', only, report }))) return null;
  if (only === undefined) writeFileSync(stamp, nameBrowser());
  return folder;
}

/**
 * Compares pictures and dump with `since`; `only` the states whose names match, and no dump. Returns whether each is equal;
 * the browser's report goes to the file `report`.
 */
export async function checkPictures({ since, only, report }) {
  const commit = readBase(since);
  if (commit === null) return { pictures: false, dump: false };
  const folder = await takeBase(ensureTree(root, commit), commit, { only, report });
  rmSync(report, { force: true });
  const pictures =
    folder !== null &&
    (await runPictures('pictures of this tree', { tree: root, folder, snapshots: 'none', only, report }));
  if (only !== undefined) return { pictures };
  const words = [...bin('tsx', 'dist/cli.mjs'), 'tools/dump/main.ts', '--since', commit];
  return { pictures, dump: await run('sentences, lists, reasons, previews, lessons', words) };
}
