import { useEffect, useState } from 'react';
import { findGame } from '../../games/shelf.ts';
import type { PackFile } from '../../engine/kits/pack/pack-file.ts';
import { usePacks } from '../../store/app-packs.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import { chosenPack } from '../../store/pack-store.ts';

/** The game with the data of the pack that it will be played with; the shipped game until it is read, or where none is chosen. */
export function usePackShelf(shipped: ShelfGame): ShelfGame {
  const file = usePacks((packs) => chosenPack(packs, shipped.id))?.file ?? null;
  const [read, setRead] = useState<{ readonly file: PackFile; readonly shelf: ShelfGame } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    let isLeft = false;
    // A pack that does not fit is refused with its reason when the match is begun.
    openShelf(file).then(
      (shelf) => {
        if (!isLeft && shelf) setRead({ file, shelf });
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [file]);
  return file && read?.file === file ? read.shelf : shipped;
}

async function openShelf(file: PackFile): Promise<ShelfGame | null> {
  const [kit, { describeGame }] = await Promise.all([
    findGame(file.game)?.packs?.(),
    import('../../store/describe-game.ts'),
  ]);
  return kit ? describeGame(kit.open(file)) : null;
}
