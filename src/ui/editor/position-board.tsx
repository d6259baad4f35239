import type { TargetRef, Types } from '../../engine/kernel/types.ts';
import type { BoardProps, GameTable } from '../table/game-table.ts';

type Told = 'facts' | 'view' | 'targets' | 'selected' | 'faulty' | 'drawOver' | 'mapRef' | 'onHover';

interface PositionBoardProps extends Pick<BoardProps<Types>, Told> {
  readonly table: Pick<GameTable, 'board'>;
  /** What a press on anything is for: nobody is asked anything here. */
  readonly onPress: (target: TargetRef) => void;
}

const NOTHING: readonly never[] = [];
const drawNothing = () => null;

/** The board of the table with a position that belongs to no match: no move is offered, and nothing has just happened. */
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
