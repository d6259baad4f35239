/** What is different on the boards and in the scores of two lines, by the facts of the game. */
import type { TargetRef, Types } from '../../engine/kernel/types.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { LabKit } from '../../lab/lab-kit.ts';
import type { LinePosition } from '../../store/what-if/types.ts';
import type { GameTable } from '../table/game-table.ts';

interface Compared {
  readonly game: GameTable;
  readonly i18n: I18n;
  readonly lab: LabKit<Types> | null;
  /** Side of a seat as a noun. */
  readonly nameSide: (seat: string) => string;
  /** The position that both lines begin at. */
  readonly from: Pick<LinePosition, 'view'> | null;
}

/** More places than that are counted. */
const NAMED = 2;

/** Sentences on the line called `letter` against the first one; one sentence where nothing differs. */
export function tellDifferences(
  { game, i18n, lab, nameSide, from }: Compared,
  a: LinePosition,
  b: LinePosition,
  letter: string,
): readonly string[] {
  const { t } = i18n;
  const { facts } = a;
  if (!facts || !a.view || !b.view) return [];
  const [before, after] = [a.view, b.view];
  const told: string[] = [];
  const scores = game.result.listScore({ facts, view: after });
  for (const { seat, total } of game.result.listScore({ facts, view: before })) {
    const other = scores.find((one) => one.seat === seat)?.total ?? total;
    if (other !== total)
      told.push(t('what-if.differs.score', { side: nameSide(seat), a: String(total), b: String(other), line: letter }));
  }
  const scene = { facts, view: before, i18n };
  if (lab?.piecesOf && from?.view) {
    const list = (view: object) => lab.piecesOf?.(view, facts) ?? [];
    const [begun, own, other] = [list(from.view), list(before), list(after)];
    const lostIn = (seat: string, now: typeof begun) =>
      begun
        .filter((one) => one.seat === seat && !now.some(({ piece }) => piece === one.piece))
        .map(({ piece }) => piece);
    for (const seat of new Set(begun.map((one) => one.seat))) {
      const [a, b] = [lostIn(seat, own), lostIn(seat, other)];
      if (a.join(' ') === b.join(' ')) continue;
      const name = (lost: readonly TargetRef[]) =>
        lost.length === 0
          ? t('what-if.differs.nothing')
          : new Intl.ListFormat(i18n.lang, { type: 'conjunction' }).format(
              lost.map((piece) => game.places.nameTarget(scene, piece)),
            );
      told.push(t('what-if.differs.lost', { side: nameSide(seat), a: name(a), b: name(b), line: letter }));
    }
  }
  const holder = (seat: string | null) => (seat === null ? t('what-if.differs.nobody') : nameSide(seat));
  const places = (lab?.places(facts) ?? []).flatMap((place) => {
    const [own, other] = [lab?.holderOf(before, facts, place), lab?.holderOf(after, facts, place)];
    return own === other || own === undefined || other === undefined ? [] : [{ place, own, other }];
  });
  for (const { place, own, other } of places.slice(0, NAMED))
    told.push(
      t('what-if.differs.held', {
        place: game.places.nameTarget(scene, `space:${place}`),
        a: holder(own),
        b: holder(other),
        line: letter,
      }),
    );
  if (places.length > NAMED) told.push(t('what-if.differs.more', { n: places.length - NAMED }));
  if (told.length === 0 && JSON.stringify(before) === JSON.stringify(after)) return [t('what-if.differs.none')];
  return told;
}
