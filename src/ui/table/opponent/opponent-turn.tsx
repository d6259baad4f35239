import { memo, useEffect, useMemo, useRef, useState } from 'react';
import ChevronsDown from '@lucide/icons/icons/chevrons-down';
import ChevronsUp from '@lucide/icons/icons/chevrons-up';
import { useOpponent, type PlayedMove } from '../../../opponent/opponent-store.ts';
import type { PlanTold } from '../../../engine/kits/rehearsal/plan.ts';
import { useT, type I18n } from '../../../i18n/use-t.tsx';
import { useMatch } from '../../../store/app-match.ts';
import type { HistoryPoint, LogLine, MatchState } from '../../../store/types.ts';
import { announce } from '../../app/announce.ts';
import { drawSeatMark } from '../../app/seat-mark.tsx';
import { IconButton } from '../../parts/button.tsx';
import { Cap } from '../../parts/cap.tsx';
import { classes } from '../../parts/classes.ts';
import { Fold } from '../../parts/fold.tsx';
import { RuleChip } from '../../parts/rule-chip.tsx';
import type { GameTable } from '../game-table.ts';
import { wordPlan } from '../reason.ts';
import { bringIntoSight } from '../into-sight.ts';
import { useSheetIsOpen } from '../table-parts.tsx';
import { useGame, usePlay } from '../use-play.tsx';
import { useTableLayout } from '../use-table-layout.ts';
import './opponent.css';

/** A program's move as the log tells it. */
export interface ToldMove {
  readonly at: number;
  readonly first: LogLine;
  /** The lines after the first: its results. */
  readonly others: readonly LogLine[];
  readonly reason: PlayedMove['reason'];
}

const RESULTS = 2;

/** The moves that have log lines. Small steps without any are part of the sentence of their larger move. */
export function tellTurn(
  turn: readonly PlayedMove[],
  points: readonly HistoryPoint[],
  { headingOf, isMove, comesTo }: Pick<GameTable['log'], 'headingOf' | 'isMove' | 'comesTo'>,
): readonly ToldMove[] {
  return turn.flatMap(({ from, at, reason }) => {
    // A person's forced move is made automatically, and is not the program's.
    const own = points.slice(from, at + 1).filter(({ seat }) => seat === points[from]?.seat);
    const lines = own.flatMap((point) => point.lines);
    const [first, ...rest] = lines.filter((line) => headingOf(line) === null || isMove(line));
    const others = rest.filter((line) => comesTo(line)).slice(-RESULTS);
    return first ? [{ at, first, others, reason }] : [];
  });
}

/** A reason is worded as advice to a person; of a program's move it is told as a fact. */
export function wordReason(i18n: I18n, { facts, ...told }: PlanTold): string {
  const byKey = (key: string): string => (i18n.has(`table.by.${key}`) ? `table.by.${key}` : key);
  return wordPlan(i18n, { ...told, facts: facts.map((fact) => ({ ...fact, key: byKey(fact.key) })) });
}

/** The program's moves since a person last answered. */
export function useToldTurn(): readonly ToldMove[] {
  const game = useGame();
  const turn = useOpponent((opponent) => opponent.turn);
  const points = usePlay(({ staged }) => staged.shown.timeline.points);
  return useMemo(() => tellTurn(turn, points, game.log), [turn, points, game]);
}

/** Two people play, so that no program has a turn to tell. */
const hasPrograms = ({ about }: MatchState): boolean => about?.computers !== undefined;

/** While a program decides: its turn so far, move by move, and the next question. First in the column. */
export const OpponentTurn = memo(() => (useMatch(hasPrograms) ? <Turn /> : null));
OpponentTurn.displayName = 'OpponentTurn';

/** When a person is asked: the program's moves, folded. */
export const PlayedTurn = memo(() => (useMatch(hasPrograms) ? <TurnBefore /> : null));
PlayedTurn.displayName = 'PlayedTurn';

function Turn() {
  const isAsked = usePlay(({ newest }) => (newest.asked ?? null) !== null);
  const isLive = usePlay(({ staged }) => staged.shown.live);
  const isPhone = useTableLayout() === 'phone';
  const isPlayedOut = useSheetIsOpen();
  const moves = useToldTurn();
  useHeardMoves(moves, isAsked);
  if (!isLive || !isAsked) return null;
  if (isPhone) return isPlayedOut ? <TurnList moves={moves} /> : <Peek moves={moves} />;
  return (
    <>
      <TurnList moves={moves} />
      <NextDecision />
    </>
  );
}

function TurnBefore() {
  const { t } = useT();
  const isAsked = usePlay(({ newest }) => (newest.asked ?? null) !== null);
  const isLive = usePlay(({ staged }) => staged.shown.live);
  const isPlayedOut = useSheetIsOpen();
  const moves = useToldTurn();
  if (!isLive || isAsked || moves.length === 0 || isPlayedOut) return null;
  return (
    <div className="section">
      <Fold title={t('table.opponent.played', { n: moves.length })}>
        <Moves moves={moves} />
      </Fold>
    </div>
  );
}

interface MovesProps {
  readonly moves: readonly ToldMove[];
}

function TurnList({ moves }: MovesProps) {
  const { t } = useT();
  return (
    <section className="section opponent-list" aria-labelledby="opponent-turn">
      <Cap id="opponent-turn">{t('table.opponent.turn')}</Cap>
      <Moves moves={moves} />
    </section>
  );
}

function Peek({ moves }: MovesProps) {
  const { t } = useT();
  const [isOpen, setOpen] = useState(false);
  const before = moves.length - 1;
  return (
    <section className="line gap-8 opponent-peek" aria-label={t('table.opponent.turn')}>
      <div className="grow scroll-y opponent-peek__moves">
        <Moves moves={isOpen ? moves : moves.slice(-1)} from={isOpen ? 0 : Math.max(0, before)} />
      </div>
      {before > 0 ? (
        <IconButton
          variant="ghost"
          icon={isOpen ? ChevronsDown : ChevronsUp}
          label={isOpen ? t('table.opponent.fewer') : t('table.opponent.all', { n: moves.length })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      ) : null}
    </section>
  );
}

/** Announces each move with its reason. The results of dice are announced with all other results. */
function useHeardMoves(moves: readonly ToldMove[], isAsked: boolean): void {
  const i18n = useT();
  const last = moves.at(-1);
  const heard = useRef(last?.at);
  useEffect(() => {
    if (!last || heard.current === last.at) return;
    heard.current = last.at;
    // When a person is asked, the question's announcement includes it.
    if (isAsked) announce([i18n.line(last.first), ...(last.reason ? [wordReason(i18n, last.reason)] : [])].join('. '));
  }, [last, isAsked, i18n]);
}

function Moves({ moves, from = 0 }: MovesProps & { readonly from?: number }) {
  const i18n = useT();
  const { t, line } = i18n;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => bringIntoSight(() => list.current?.lastElementChild), [moves]);
  if (moves.length === 0) return <p className="small mt-8">{t('table.opponent.none')}</p>;
  return (
    <ol ref={list} className="mt-6 opponent-turn">
      {moves.map(({ at, first, others, reason }, n) => (
        <li
          key={at}
          value={from + n + 1}
          className={classes('grid gap-12 at-top opponent-move', n === moves.length - 1 && 'opponent-move--last')}
        >
          <span className="grid inverse face-ink round opponent-move__n" aria-hidden="true">
            {from + n + 1}
          </span>
          <div className="col gap-3 min-0">
            <p className="t-ui">{line(first)}</p>
            {reason === null ? null : <p className="small">{wordReason(i18n, reason)}</p>}
            {others.length === 0 ? null : (
              <p className="card soft t-tag opponent-move__result">{others.map(line).join(' · ')}</p>
            )}
          </div>
          {first.rule === undefined ? null : <RuleChip rule={first.rule} />}
        </li>
      ))}
    </ol>
  );
}

function NextDecision() {
  const { t } = useT();
  const { game } = useGame();
  const viewer = usePlay(({ newest }) => newest.viewer);
  return (
    <section className="section">
      <div className="line gap-12 card rounded opponent-next">
        {drawSeatMark({ game, seat: viewer })}
        <div className="grow">
          <h2 className="t-ui">{t(viewer === null ? 'table.opponent.watch' : 'table.opponent.next')}</h2>
          <p className="small">{t(viewer === null ? 'table.opponent.watch.what' : 'table.opponent.next.what')}</p>
        </div>
      </div>
    </section>
  );
}
