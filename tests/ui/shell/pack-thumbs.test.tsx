/** Small pictures of matches show the map of the data that they are played with. */
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { libraryStore } from '../../../src/store/app-stores.ts';
import { EntryThumb } from '../../../src/ui/library/entry-thumb.tsx';
import { packOf } from '../../support/packs.ts';
import { addMatch, show, startAfresh, type Wanted } from './support.tsx';

beforeEach(startAfresh);

const GAME = 'hitlers-last-battles';
/** Units that the opening has on the map. */
const SHIPPED = 16;

async function showThumb(wanted: Wanted): Promise<HTMLElement> {
  const id = await addMatch({ ...wanted, moves: 0 });
  const entry = libraryStore.getState().entries.find((one) => one.id === id);
  if (!entry) throw new Error('not in the library');
  return show(<EntryThumb entry={entry} />).container;
}
const signsIn = (container: HTMLElement) => container.querySelectorAll('.thumb-sign');

test('a match with a data pack is drawn with the units of the pack', async () => {
  const packFile = packOf(GAME, [
    ['unit:G-X1', true],
    ['unit:G-X1/start', '0602'],
  ]);
  const container = await showThumb({ name: 'Printed', packFile });
  await waitFor(() => expect(signsIn(container)).toHaveLength(SHIPPED + 1));
});

test('land that the pack has where the picture has sea is drawn as land', async () => {
  const shipped = await showThumb({ name: 'Shipped' });
  await waitFor(() => expect(signsIn(shipped)).toHaveLength(SHIPPED));
  const landOf = (container: HTMLElement) =>
    container.querySelector('svg > :first-child path')?.getAttribute('d') ?? '';
  const container = await showThumb({
    name: 'Dry',
    packFile: packOf(GAME, [
      ['hex:0301/terrain', 'clear'],
      ['hex:0301/control', 'G'],
    ]),
  });
  await waitFor(() => expect(landOf(container).length).toBeGreaterThan(landOf(shipped).length));
});
