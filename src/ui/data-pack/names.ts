import type { PackFile } from '../../engine/kits/pack/pack-file.ts';
import type { PackKit } from '../../engine/kits/pack/pack-kit.ts';
import { findGame } from '../../games/shelf.ts';
import type { Names } from '../../i18n/names.ts';
import { NO_NAMES } from '../../i18n/names.ts';
import type { ShelfGame } from '../../store/describe-game.ts';

/** Data whose value is the name of a thing, in both languages. */
const NAMES: readonly string[] = ['unit', 'card', 'city', 'hex', 'space', 'event'];

/** Names as the pack has them, also of what it adds; of a pack that is not sound yet as far as it says them itself. */
export function namesWithPack(kit: PackKit, shelf: ShelfGame, file: PackFile | null, isSound: boolean): Names {
  const game = findGame(kit.game);
  const facts = file && isSound ? kit.open(file).facts : shelf.facts;
  const [known, shipped] = [facts, shelf.facts].map((of) => game?.names(of) ?? NO_NAMES) as [Names, Names];
  const said = new Map(
    (file?.entries ?? []).flatMap(({ datum, value }) => {
      const [, kind = '', of = ''] = /^([a-z]+):(.+)\/(?:name|title)$/.exec(datum) ?? [];
      return NAMES.includes(kind) && typeof value === 'object' && value !== null ? [[of, value] as const] : [];
    }),
  );
  return {
    find(kind, id, lang) {
      const own = isSound ? undefined : (said.get(id) as Readonly<Record<string, unknown>> | undefined)?.[lang];
      return typeof own === 'string' && own !== '' ? own : (known.find(kind, id, lang) ?? shipped.find(kind, id, lang));
    },
  };
}
