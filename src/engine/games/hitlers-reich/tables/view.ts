/** Parts of a view that are the same in every position. */
import type { AlliedNation, Nation, SpaceId } from '../ids.ts';
import { owesRed } from '../rules/red.ts';
import type { Board, Space } from './board.ts';

const idOf = ({ id }: Space): SpaceId => id;

export function makeViewTables({ spaces, centres }: Board) {
  const printedControl: Readonly<Record<SpaceId, Nation | null>> = Object.fromEntries(
    spaces.map(({ id, printed }) => [id, printed]),
  );
  const redFor = (nation: AlliedNation): readonly SpaceId[] =>
    spaces.filter((space) => owesRed(nation, 'allies', space)).map(idOf);
  return {
    printedControl,
    /** The only areas that may have no side: nothing is printed on them. */
    unprinted: spaces.filter(({ isSea, printed }) => !isSea && printed === null).map(idOf),
    /** Every space that can be a centre: the printed ones, and Spain. */
    centreIds: [...centres.map(idOf), 'spain'],
    /** An attacking Ally owes a red card here. */
    redGround: { western: redFor('western'), soviet: redFor('soviet') },
  };
}
