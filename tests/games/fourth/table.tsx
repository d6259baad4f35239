import type { BoardProps } from '../../../src/ui/table/game-table.ts';
import { defineGameTable } from '../../../src/ui/table/define-game-table.ts';
import type { Toy } from '../../support/toy-game.ts';

const Score = ({ view }: { readonly view: Toy['view'] }) => <p>{`Red ${view.points.red}, blue ${view.points.blue}`}</p>;
const Board = ({ view }: BoardProps<Toy>) => <div role="img" aria-label={`Board at ${view.points.red}`} />;

export const toyTable = defineGameTable<Toy>({
  game: 'toy',
  subtitle: 'app.name',
  reconstructed: [],
  board: { Board, drawPiece: () => null, overlays: [], Panels: () => null, Score },
  places: {
    isOnBoard: () => false,
    samePlace: () => [],
    listTargets: () => [],
    nameTarget: (_scene, target) => target,
    inspect: () => [],
  },
  picking: { distinctMoves: (_scene, moves) => moves },
  offers: { listUnspent: () => [] },
  choices: {
    listClosed: () => [],
    wordChoice: ({ i18n }, { moves: [move] }) => ({
      group: 'command.group.table',
      title: i18n.line({ key: `toy.move.${move?.type ?? 'step'}` }),
    }),
    outOfStep: [],
  },
  log: {
    wordMoment: (_i18n, { turn }) => `Turn ${turn}`,
    headingOf: () => null,
    isResult: () => false,
    wordNotation: (_scene, notation) => notation,
  },
  roll: {
    readRoll: () => null,
    readBeat: () => null,
    diceOf: () => [],
    reasonRow: (_i18n, { amount, key }, at) => ({ id: String(at), amount, text: key }),
    oddsSegment: (_i18n, { id, count }) => ({ id, count, label: id, tone: 'good' }),
    listScore: ({ view }) =>
      (['red', 'blue'] as const).map((seat) => ({ seat, total: view.points[seat], reasons: [] })),
  },
});
