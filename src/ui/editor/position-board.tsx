import type { TargetRef, Types } from '../../engine/kernel/types.ts';
import type { BoardProps, GameTable } from '../table/game-table.ts';

type SharedProps = 'facts' | 'queries' | 'view' | 'targets' | 'selected' | 'faulty' | 'drawOver' | 'mapRef' | 'onHover';

interface PositionBoardProps extends Pick<BoardProps<Types>, SharedProps> {
  readonly table: Pick<GameTable, 'board'>;
  /** Any press, as no question is open. */
  readonly onPress: (target: TargetRef) => void;
}

const NOTHING: readonly never[] = [];
const drawNothing = () => null;

/** The board of the table with a position that belongs to no match. */
export function PositionBoard({ table, onPress, drawOver = drawNothing, ...props }: PositionBoardProps) {
  const { Board } = table.board;
  return (
    <Board
      {...props}
      drawOver={drawOver}
      events={NOTHING}
      stepNumber={0}
      moves={NOTHING}
      overlay={null}
      lifted={false}
      readOnly={false}
      onPick={onPress}
      onWhy={onPress}
      onInspect={onPress}
    />
  );
}
