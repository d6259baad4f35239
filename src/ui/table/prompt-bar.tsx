import type { ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Types } from '../../engine/kernel/types.ts';
import { thenOf } from '../../play/then.ts';
import type { PlaySource } from '../../play/source.ts';
import type { PlayState } from '../../play/state.ts';
import { useT } from '../../i18n/use-t.tsx';
import { emblemOf, ownKey } from '../app/games.ts';
import { Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { drawMark } from '../parts/emblem.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { AskAgain } from './ask-again.tsx';
import { OrdersLink } from './orders/orders-link.tsx';
import { isBeatShown, readBeat, wordScores } from './beat.tsx';
import { wordMove } from './confirm-bar.tsx';
import type { GameTable, Move, RollView, WordScene } from './game-table.ts';
import { Thinking } from './opponent/thinking.tsx';
import './prompt-bar.css';
import { RollingWords } from './rolling-words.tsx';
import { StepWords } from './step-words.tsx';
import { SuggestOffer } from './suggest/suggest-buttons.tsx';
import { TurnUp } from './turn-up.tsx';
import { useGame, usePlay, usePlayActions, useScene, useSource, usePointing } from './use-play.tsx';
import { useRoll } from './use-roll.ts';

/**
 * - `mine`: answered here
 * - `other`: not answered here, since the match is read-only or the seat is not taken
 * - `computer`: a program is asked
 * - `auto`: dice tumble; one press skips them
 * - `told`: both players are shown a result
 * - `held`: the last result stays before the curtain falls
 * - `past`: an earlier moment is shown
 * - `over`: the game has a result
 */
type PromptState = 'mine' | 'other' | 'computer' | 'auto' | 'told' | 'held' | 'past' | 'over';

interface Prompt {
  readonly state: PromptState;
  readonly seat: string | null;
  readonly who: string;
  readonly what: string;
  readonly why: string | null;
  readonly rule: string | null;
}

type PromptSource = Pick<PlayState, 'newest' | 'staged' | 'outcome' | 'panel' | 'picture'>;

function readPrompt(
  game: GameTable,
  scene: WordScene<Types>,
  source: PlaySource,
  roll: RollView | null,
  state: PromptSource,
): Prompt {
  const { newest, staged, outcome, panel, picture } = state;
  const { decision, selection, isPreset, combo, targets } = picture;
  const { i18n } = scene;
  const { t, line, has } = i18n;
  if (staged.isRolling) {
    const seat = staged.shown.decision?.seat ?? null;
    return {
      state: 'auto',
      seat,
      who: '',
      what: roll?.title ?? '',
      why: null,
      rule: roll?.rule ?? null,
    };
  }
  const beat = isBeatShown(state) && newest.live ? readBeat(game, scene, staged.shown) : null;
  if (beat) {
    const { head, why, rule, by = null } = beat;
    return {
      state: 'told',
      seat: by?.seat ?? null,
      who: by?.who ?? t('table.beat.both'),
      what: head ?? asTitle(why),
      why: by?.note ?? null,
      rule,
    };
  }
  if (staged.isHeld && newest.live) {
    return {
      state: 'held',
      seat: newest.curtain?.seat ?? null,
      who: t('table.prompt.held'),
      what: roll?.result ?? outcome ?? '',
      why: t('table.prompt.held.why'),
      rule: roll?.rule ?? null,
    };
  }
  if (!newest.live) {
    const seat = newest.moment?.seat ?? null;
    const what = newest.moment ? game.log.wordMoment(i18n, newest.moment) : '';
    return { state: 'past', seat, who: t('table.prompt.past'), what, why: t('table.prompt.past.why'), rule: null };
  }
  if (newest.result) {
    const { winner } = newest.result;
    const what = winner === 'draw' ? t('table.result.draw') : t('table.result.wins', { side: winner });
    const scores = wordScores(game, scene);
    return { state: 'over', seat: winner, who: t('table.prompt.over'), what, why: scores.join(' · '), rule: null };
  }
  if (newest.asked) return readAsked(game, i18n, newest.asked, newest.moment);
  const open = decision ?? newest.decision;
  const ask = open?.ask ?? newest.curtain?.ask ?? null;
  const seat = open?.seat ?? newest.curtain?.seat ?? null;
  const what = ask ? line(ask) : '';
  const whyKey = `${ask?.key ?? ''}.why`;
  const why = ask && has(whyKey) ? line({ ...ask, key: whyKey }) : null;
  if (!decision) {
    const who = seat === null ? t('table.prompt.read-only') : t('table.prompt.waiting', { side: seat });
    const reason = panel.isPeeking ? t('table.prompt.peek') : t('table.prompt.read-only');
    return { state: 'other', seat, who, what, why: reason, rule: ask?.rule ?? null };
  }
  const next = nameNext(game, scene, picture);
  const onBoard = [...targets.keys()].some((target) => game.places.isOnBoard(scene.view, target));
  const isComplete = (selection.chosen !== null && !isPreset) || combo !== null;
  const complete = picture.entryCount > 1 ? 'ready' : 'only';
  const isAsked = selection.picked.length > 0 && selection.chosen !== null && isAskedOf(game, scene, selection.chosen);
  const hint = isAsked
    ? 'losses'
    : isComplete
      ? complete
      : newest.isFaceDown === true && picture.entryCount === 0
        ? 'face-down'
        : onBoard
          ? 'pick'
          : 'list';
  const who = t('table.prompt.decides', { side: seat ?? '' });
  const { several } = picture;
  if (several) {
    const { title = ask } = several;
    const { hint } = thenOf(several, newest) ?? several;
    return { state: 'mine', seat, who, what: title ? line(title) : what, why: line(hint), rule: ask?.rule ?? null };
  }
  return {
    state: 'mine',
    seat,
    who,
    // A hand face down may send others.
    what: next?.what ?? (newest.isFaceDown ? null : nameOnly(game, scene, source, picture)) ?? what,
    // The list of targets says the rest.
    why:
      picture.kinds.length > 0 ? null : next === null ? (why ?? t(`table.prompt.hint.${hint}`)) : (next.hint ?? what),
    rule: next?.rule ?? ask?.rule ?? null,
  };
}

/** The name of the one move that is left, if it ends the step: a question about things that can act would be untrue. */
function nameOnly(
  game: GameTable,
  scene: WordScene<Types>,
  source: PlaySource,
  { moves, pointing }: PlayState['picture'],
): string | null {
  const [move, ...others] = moves;
  return move && others.length === 0 && pointing.isEnding(move) ? wordMove(game, scene, source, move) : null;
}

/** The foot asks about what ending the step would lose. */
const isAskedOf = (game: GameTable, scene: WordScene<Types>, move: Move): boolean =>
  game.offers.losesBy(scene, move) !== null;

/** The program's question, limited to what both players may know. */
function readAsked(
  { game, log }: GameTable,
  i18n: WordScene<Types>['i18n'],
  { seat, level, ask }: NonNullable<PlayState['newest']['asked']>,
  moment: PlayState['newest']['moment'],
): Prompt {
  const { t, line, has } = i18n;
  const who = t('table.opponent.plays', {
    level: t(`level.${level}`),
    side: line({ key: ownKey(game, `seat.${seat}`) }),
  });
  const when = moment ? log.wordMoment(i18n, moment) : '';
  // Questions address the seat that answers; this wording tells the program's from outside.
  const key = `table.by.${ask.key}`;
  const what = has(key) ? line({ ...ask, key }) : null;
  return { state: 'computer', seat, who, what: what ?? when, why: what === null ? null : when, rule: ask.rule };
}

/** Titles have no full stop. */
const asTitle = (sentence: string): string => sentence.replace(/[.。]$/, '');

/** The question after a pick: what happens to it, else the heading of the next part of the move, or to confirm. */
function nameNext(
  game: GameTable,
  scene: WordScene<Types>,
  { selection: { picked, chosen }, isPreset, combo, entries }: PlayState['picture'],
): { readonly what: string; readonly hint?: string; readonly rule?: string } | null {
  if (combo === null && (picked.length === 0 || isPreset)) return null;
  const { t, line } = scene.i18n;
  const move = chosen ?? combo?.moves[0] ?? entries[0]?.moves[0];
  const words = move ? game.choices.wordPicked(scene, picked, move) : null;
  if (words) return words;
  // The question stays if one pick answers it.
  if (chosen && picked.length === 1) return null;
  if (combo || chosen) return { what: t('table.prompt.commit') };
  const [group, ...others] = new Set(entries.map(({ words: { group } }) => group));
  return { what: group !== undefined && others.length === 0 ? line({ key: group }) : t('table.prompt.next') };
}

/** Longer questions are set smaller: three lines of display type would push the choices down. */
const LONG = 46;

/** Names the seat, the question and its reason, always in the same place. The emblem wipes in when the seat changes. */
export function PromptBar({ children }: { readonly children?: ReactNode }) {
  const game = useGame();
  const scene = useScene();
  const source = useSource();
  const actions = usePlayActions();
  const { t } = scene.i18n;
  const roll = useRoll();
  const isUnderMap = game.hand?.place === 'under-map';
  const { state, seat, who, what, why, rule } = usePlay(
    useShallow((now) => readPrompt(game, scene, source, roll, now)),
  );
  const isSearching = usePlay(({ newest }) => newest.asked?.level === 'marshal');
  const emblem = seat === null ? null : emblemOf(game.game, seat);
  return (
    <section
      className={classes('relative rule-below-strong prompt', `prompt--${state}`)}
      aria-label={t('table.prompt')}
    >
      <div className="line gap-9 t-ui prompt__who">
        {emblem ? (
          <span key={seat} className="inline-flex prompt__emblem">
            {drawMark({ of: emblem })}
          </span>
        ) : null}
        {state === 'auto' ? <RollingWords isAfterCards={roll?.isAfterCards === true} /> : <p>{who}</p>}
        {children}
        {state === 'mine' ? <SuggestOffer /> : null}
        {state === 'mine' ? <StepWords /> : null}
        {rule === null ? null : <RuleChip rule={rule} />}
      </div>
      <h1 id="prompt" tabIndex={-1} className={what.length > LONG ? 'prompt__what--long' : undefined}>
        {what}
      </h1>
      {why === null ? null : <p className="muted t-note mt-3 prompt__why">{why}</p>}
      {state === 'computer' ? <Thinking isRoomy={isSearching} /> : null}
      {state === 'mine' && !isUnderMap ? <TurnUp /> : null}
      {state === 'mine' ? <AskAgain /> : null}
      {state === 'mine' ? <OrdersLink /> : null}
      {state === 'auto' ? (
        <Button size="small" variant="ghost" onClick={actions.skipRoll}>
          {t('table.prompt.skip')}
        </Button>
      ) : null}
      {state === 'held' && seat !== null ? <HandOver seat={seat} /> : null}
      {state === 'past' ? (
        <Button size="small" kbd="Esc" onClick={() => source.leavePast()}>
          {t('table.history.now')}
        </Button>
      ) : null}
    </section>
  );
}

function HandOver({ seat }: { readonly seat: string }) {
  const { t } = useT();
  const { letFall } = usePlayActions();
  const isPressed = usePointing(({ pressed }) => pressed === 'go');
  return (
    <Button variant="go" kbd="Enter" className="prompt__hand-over" aria-busy={isPressed} onClick={letFall}>
      {t('table.prompt.hand-over', { side: seat })}
    </Button>
  );
}
