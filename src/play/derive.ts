/** Derives what the table shows from a position and a player's picks. Pure. */
import { thenTargets } from './then.ts';
import type { Decision, TargetRef, Types } from '../engine/kernel/types.ts';
import { select, type Choice, type Pointing, type Selection } from '../engine/kits/pointing/selection.ts';
import { parseTarget } from '../engine/kits/pointing/targets.ts';
import type { EntryBox, EntryWords, Combo, Move, Payer, PlayGame, PlayScene, Several, TargetState } from './game.ts';
import {
  listTargets,
  passes,
  pointingOf,
  shortList,
  withCombos,
  type ListedChoice,
  bestFirst,
  bestOf,
  inGroups,
  worthOf,
} from './lists.ts';
import { NO_ODDS, type OddsByMove } from './foresight.ts';
import { stable, sameIfEqual } from './stable.ts';
import type { PlayPosition, PlaySource } from './source.ts';

export interface Entry extends Choice<Move> {
  readonly words: EntryWords;
  readonly isChosen: boolean;
  /** The one move that it names, or the first of moves without a difference; null while more is to be asked. */
  readonly only: Move | null;
  /** The kinds that it joins. */
  readonly joins?: readonly Entry[];
}

export interface PlayInputs {
  readonly game: PlayGame;
  readonly source: Pick<PlaySource, 'targets' | 'isStepwise'>;
  readonly shown: Pick<
    PlayPosition,
    | 'facts'
    | 'queries'
    | 'view'
    | 'decision'
    | 'isFaceDown'
    | 'quiz'
    | 'readOnly'
    | 'broken'
    | 'curtain'
    | 'hasSittings'
  >;
  /** Nothing is asked while dice tumble or a result is shown. */
  readonly isWaiting: boolean;
  readonly picks: {
    readonly wanted: readonly TargetRef[];
    readonly comboTarget: TargetRef | null;
    readonly filter: string;
    readonly isOwn: boolean;
  };
  readonly whyNot: TargetRef | null;
  readonly odds: OddsByMove;
  /** Begins to count the chances of a new list, and returns those that are known: the list is worded once, with them. */
  readonly begin?: ((single: readonly Move[]) => OddsByMove) | undefined;
}

/** Returns the open question. It is null for onlookers, and for everyone while a result is shown. */
export function decisionIn({ shown, isWaiting }: Pick<PlayInputs, 'shown' | 'isWaiting'>): Decision<Types> | null {
  return mayActIn({ shown, isWaiting }) ? shown.decision : null;
}

const mayActIn = ({ shown, isWaiting }: Pick<PlayInputs, 'shown' | 'isWaiting'>): boolean =>
  shown.readOnly === null && shown.broken === null && !isWaiting && shown.curtain === null;

export interface Picture extends PlayScene {
  /** Null for onlookers, in the past, and while dice tumble. */
  readonly decision: Decision<Types> | null;
  readonly quiz: NonNullable<PlayPosition['quiz']> | null;
  readonly moves: readonly Move[];
  readonly pointing: Pointing<Move>;
  readonly selection: Selection<Move>;
  /** Nothing is picked: the selection is the preset of the gold button. */
  readonly isPreset: boolean;
  /** The game picks it, since there is no other; the list leaves it out. */
  readonly given: readonly TargetRef[];
  /** The selection is the best answer, picked ahead. */
  readonly isProposed: boolean;
  readonly combos: readonly Combo[];
  /** The gold button makes it; null while it makes a single move, or none. */
  readonly combo: Combo | null;
  /** Several answers are given as one; null for a single answer. */
  readonly several: Taking | null;
  readonly hasCombosOnly: boolean;
  /** In the engine's order, in words, filtered. */
  readonly entries: readonly Entry[];
  /** While the list depends on a pick: what could be picked instead, where trays show it. */
  readonly instead: readonly Entry[];
  /** The kinds of the picked act, which replace each other. */
  readonly kinds: readonly Entry[];
  /** Cards of which one pays for the picked act. */
  readonly pays: readonly Payer[];
  /** Counts the entries before the filter. */
  readonly entryCount: number;
  /** Moves whose chances are shown: entries that name exactly one move, and the buttons they are compared with. */
  readonly single: readonly Move[];
  /** Moves that point at nothing on the table, apart from the list: end a step, decline. */
  readonly buttons: readonly Move[];
  readonly targets: Lit;
  /** Targets on the board, and the others. The same maps while their content is the same. */
  readonly onBoard: Lit;
  readonly beside: Lit;
  /** Targets next to the board that are cards. */
  readonly cards: Lit;
}

export interface Taking extends Several {
  readonly taken: readonly TargetRef[];
}

type Lit = ReadonlyMap<TargetRef, TargetState>;

const NOTHING: object = {};
const NO_MOVES: readonly Move[] = [];
const NO_COMBOS: readonly Combo[] = [];
const NO_ENTRIES: readonly Entry[] = [];
const NO_PAYERS: readonly Payer[] = [];
const NOTHING_TAKEN: readonly TargetRef[] = [];

/** A question with only buttons (yes or no) is a list; otherwise buttons are the way out of it. */
const isButtonsOnly = (moves: readonly Move[], endings: readonly Move[]): boolean =>
  endings.length === moves.length && endings.length > 1;

const isSameBox = (a: EntryBox | undefined, b: EntryBox | undefined): boolean =>
  a?.kind === b?.kind && (a?.kind !== 'pictures' || b?.kind !== 'pictures' || a.name === b.name);

const isSamePay = (a: EntryWords['pays'], b: EntryWords['pays']): boolean =>
  a === b || (a?.length === b?.length && (a ?? []).every(({ target }, at) => target === b?.[at]?.target));

const isSameEntry = (a: Entry, b: Entry): boolean =>
  a.isChosen === b.isChosen &&
  a.moves.length === b.moves.length &&
  a.moves.every((move, at) => move === b.moves[at]) &&
  a.words.group === b.words.group &&
  a.words.title === b.words.title &&
  a.words.detail === b.words.detail &&
  isSameBox(a.words.within, b.words.within) &&
  a.words.price === b.words.price &&
  isSamePay(a.words.pays, b.words.pays) &&
  a.words.signs?.told === b.words.signs?.told &&
  a.words.count === b.words.count &&
  a.words.inFull === b.words.inFull &&
  a.words.worth === b.words.worth;

const isSameLit = (a: Lit, b: Lit): boolean =>
  a.size === b.size && [...a].every(([target, state]) => b.get(target) === state);

const litWhere = (lit: Lit, isIn: (target: TargetRef) => boolean): Lit =>
  new Map([...lit].filter(([target]) => isIn(target)));

/** Adds the number of twins. */
const withCount = (words: EntryWords, { count }: ListedChoice): EntryWords =>
  count === undefined ? words : { count, ...words };

/** Unchanged entries stay the same objects, so that a list draws only what has changed. */
function withFormer(entries: readonly Entry[], former: readonly Entry[]): readonly Entry[] {
  if (former.length === 0) return entries;
  const byTarget = new Map(former.map((entry) => [entry.target, entry]));
  return entries.map((entry) => {
    const before = byTarget.get(entry.target);
    return before && isSameEntry(before, entry) ? before : entry;
  });
}

/** Kinds of one act are one entry, in the place of the first. */
function joined(entries: readonly Entry[]): readonly Entry[] {
  if (entries.every(({ words }) => words.joint === undefined)) return entries;
  return entries.flatMap((entry) => {
    const { joint } = entry.words;
    if (joint === undefined) return entry;
    const joins = entries.filter(({ words }) => words.joint === joint);
    if (joins[0] !== entry) return [];
    return {
      ...entry,
      moves: joins.flatMap(({ moves }) => moves),
      words: { ...entry.words, title: joint },
      only: null,
      joins,
    };
  });
}

const payersOf = (list: readonly Entry[], picked: TargetRef): readonly Payer[] | undefined =>
  list.find(({ target }) => target === picked)?.words.pays;

const kindsWith = (list: readonly Entry[], picked: TargetRef): readonly Entry[] =>
  list.find(({ joins }) => joins?.some(({ target }) => target === picked))?.joins ?? NO_ENTRIES;

/** Moves without a difference are one choice: any of them will do. */
function onlyKind(game: PlayGame, scene: PlayScene, { made, candidates }: Selection<Move>): Move | null {
  const [first, ...others] = candidates;
  if (!first || others.length === 0 || made.length === 0) return null;
  return others.every((other) => game.picking.isLike(scene, other, first)) ? first : null;
}

/** The one move that an entry names, or the first of moves without a difference. */
export function onlyOf(game: PlayGame, scene: PlayScene, { moves: [move, ...others] }: Choice<Move>): Move | null {
  return move && others.every((other) => game.picking.isLike(scene, other, move)) ? move : null;
}

/** Takes the first of ways without a difference, if nothing else is left to choose; the list offers the others. */
function withOnlyKind(
  game: PlayGame,
  scene: PlayScene,
  moves: readonly Move[],
  how: Pointing<Move>,
  selection: Selection<Move>,
): Selection<Move> {
  const chosen = onlyKind(game, scene, selection);
  if (chosen === null || (how.changeable?.(chosen) ?? null) === null) return { ...selection, chosen };
  const missing = how.targetsOf(chosen).filter((target) => !selection.picked.includes(target));
  return { ...select(moves, how, [...selection.picked, ...missing]), made: selection.made };
}

/** If combos are offered, nothing is picked automatically. */
const withoutChoices = (selection: Selection<Move>): Selection<Move> => ({ ...selection, choices: [], routes: [] });

/** The combo that takes them all, once there are enough and not too many. */
function comboOf({ taken, least, most, sizeOf = () => 1, movesFor, label, follow }: Taking): Combo | null {
  const size = taken.reduce((sum, target) => sum + sizeOf(target), 0);
  if (taken.length < least || size > most) return null;
  const line = label(taken);
  const words = { group: line.key, title: line.key };
  return { target: 'button:several', moves: movesFor(taken), words, label: line, follow };
}

/** Recomputes each part only when its inputs have changed. */
export function createDerive(): (inputs: PlayInputs) => Picture {
  const sceneOf = stable((facts: object, queries: object, view: object): PlayScene => ({ facts, queries, view }));
  const movesOf = stable((game: PlayGame, scene: PlayScene, decision: Decision<Types> | null) =>
    decision ? game.picking.distinctMoves(scene, decision.moves) : NO_MOVES,
  );
  const pointing = stable(pointingOf);
  const presetOf = stable((game: PlayGame, scene: PlayScene, moves: readonly Move[]): Move | null =>
    moves.length === 0 ? null : game.offers.preset(scene, moves),
  );
  const givenOf = stable((game: PlayGame, scene: PlayScene, moves: readonly Move[]) =>
    moves.length === 0 ? NOTHING_TAKEN : game.picking.given(scene, moves),
  );
  const endingsOf = stable((moves: readonly Move[], { isEnding }: Pointing<Move>) => moves.filter(isEnding));
  const bestIn = stable(
    (game: PlayGame, scene: PlayScene, moves: readonly Move[], how: Pointing<Move>, odds: OddsByMove) => {
      if (odds.size === 0 || moves.length === 0 || !game.offers.proposesBest(scene)) return null;
      const open = shortList(game.picking, scene, select(moves, how, NOTHING_TAKEN).choices);
      return bestOf(open, endingsOf(moves, how), odds)?.moves[0] ?? null;
    },
  );
  const selectionOf = stable(
    (
      game: PlayGame,
      scene: PlayScene,
      moves: readonly Move[],
      how: Pointing<Move>,
      wanted: readonly TargetRef[],
      quiz: Picture['quiz'],
      preset: Move | null,
      given: readonly TargetRef[],
      isFaceDown: boolean,
    ): Selection<Move> => {
      const asked = wanted.length > 0 ? wanted : preset ? how.targetsOf(preset) : given;
      const selection = select(moves, how, asked);
      if (quiz === 'why') return { ...selection, chosen: null };
      // A hidden hand may allow other moves, so ending the step is not chosen even if no other move is listed.
      if (isFaceDown && asked.length === 0 && selection.chosen && how.isEnding(selection.chosen))
        return { ...selection, picked: NOTHING_TAKEN, base: NOTHING_TAKEN, chosen: null };
      return selection.chosen ? selection : withOnlyKind(game, scene, moves, how, selection);
    },
  );
  const severalOf = stable((game: PlayGame, scene: PlayScene, moves: readonly Move[]) =>
    moves.length === 0 ? null : game.combos.several(scene, moves),
  );
  const takingOf = stable((several: Several, wanted: readonly TargetRef[]): Taking => ({
    ...several,
    // A button that ends the question may be picked as well.
    taken: wanted.length > 0 ? wanted.filter((target) => several.targets.includes(target)) : several.preset,
  }));
  const comboFor = stable(comboOf);
  const combosOnlyOf = stable((game: PlayGame, scene: PlayScene) => game.combos.hasCombosOnly(scene));
  const offeredOf = stable((selection: Selection<Move>, waysOnly: boolean) =>
    waysOnly ? withoutChoices(selection) : selection,
  );
  const combosOf = stable((game: PlayGame, scene: PlayScene, moves: readonly Move[], picked: readonly TargetRef[]) =>
    moves.length === 0 ? NO_COMBOS : game.words.listCombos(scene, { moves, picked }),
  );
  const choicesOf = stable(
    (
      game: PlayGame,
      scene: PlayScene,
      endings: readonly Move[] | null,
      { choices, chosen }: Selection<Move>,
      { targetsOf }: Pointing<Move>,
      isSeveral: boolean,
    ): readonly ListedChoice[] =>
      isSeveral
        ? choices
        : endings
          ? endings.flatMap((move) => targetsOf(move).map((target) => ({ target, moves: [move] })))
          : shortList(game.picking, scene, choices, chosen),
  );
  const namedOf = stable((game: PlayGame, scene: PlayScene, choices: readonly Choice<Move>[]) =>
    choices.flatMap((choice) => onlyOf(game, scene, choice) ?? []),
  );
  /** Counted in this order: a list is ranked only after the answers that it is compared with are known. */
  const singleOf = stable((compared: readonly Move[], named: readonly Move[]) => [...compared, ...named]);
  const isBestFirstIn = stable((game: PlayGame, scene: PlayScene, named: readonly Move[], count: number) =>
    game.offers.isBestFirst(scene, named.length === count ? named : NO_MOVES),
  );
  const rankingOf = stable((named: readonly Move[], odds: OddsByMove) =>
    named.every((move) => odds.has(move)) ? odds : NO_ODDS,
  );
  const rankedOf = stable(bestFirst);
  let former = NO_ENTRIES;
  let trayed = NO_ENTRIES;
  /** The words of the list before the pick are used again. */
  let opening: { readonly game: PlayGame; readonly moves: readonly Move[]; readonly list: readonly Entry[] } | null =
    null;
  const worded = stable((game: PlayGame, scene: PlayScene, moves: readonly Move[], how: Pointing<Move>) =>
    joined(
      shortList(game.picking, scene, select(moves, how, NOTHING_TAKEN).choices).map((choice): Entry => {
        const words = withCount(game.words.wordChoice(scene, { ...choice, picked: NOTHING_TAKEN }), choice);
        return { ...choice, words, isChosen: false, only: onlyOf(game, scene, choice) };
      }),
    ),
  );
  /** The list before the first pick. A position that is read again while something is picked has not shown it. */
  const openingOf = (game: PlayGame, scene: PlayScene, moves: readonly Move[], how: Pointing<Move>) =>
    opening?.moves === moves && opening.game === game ? opening.list : worded(game, scene, moves, how);
  const trayedOf = stable((game: PlayGame, scene: PlayScene, moves: readonly Move[], how: Pointing<Move>) => {
    const entries = openingOf(game, scene, moves, how);
    const inTrays = entries.flatMap((entry) =>
      entry.words.within?.kind !== 'pictures' ? [] : entry.isChosen ? { ...entry, isChosen: false } : entry,
    );
    trayed = withFormer(inTrays, former);
    return trayed;
  });
  const insteadOf = stable((others: readonly Entry[], first: TargetRef): readonly Entry[] =>
    others.some(({ target }) => target === first)
      ? others.map((entry) => (entry.target === first ? { ...entry, isChosen: true } : entry))
      : NO_ENTRIES,
  );
  const listOf = stable(
    (
      game: PlayGame,
      scene: PlayScene,
      choices: readonly ListedChoice[],
      { picked, base, chosen }: Selection<Move>,
      combos: readonly Combo[],
      comboTarget: TargetRef | null,
      ranking: OddsByMove,
      endings: readonly Move[],
      taken: readonly TargetRef[],
    ) => {
      const wordsOf = (choice: ListedChoice): EntryWords => {
        const words = withCount(game.words.wordChoice(scene, { ...choice, picked: base }), choice);
        if (ranking.size === 0) return words;
        const worth = worthOf(choice, endings, ranking);
        return { ...words, worth, hasNoDigit: worth !== undefined };
      };
      // Moves without a difference are listed once, and any of them may be the pick.
      const isSame = (move: Move | undefined, other: Move): boolean =>
        move === other || (move !== undefined && game.picking.isLike(scene, move, other));
      const direct = choices.map((choice): Entry => ({
        ...choice,
        words: wordsOf(choice),
        only: onlyOf(game, scene, choice),
        isChosen:
          picked.includes(choice.target) ||
          taken.includes(choice.target) ||
          (chosen !== null && choice.moves.length === 1 && isSame(choice.moves[0], chosen)),
      }));
      const onward = combos
        .filter(({ isOnBoardOnly }) => isOnBoardOnly !== true)
        .map(({ target, moves, words }): Entry => ({
          ...{ target, moves, words, isChosen: target === comboTarget },
          only: moves.length === 1 ? (moves[0] ?? null) : null,
        }));
      former = withFormer(joined(inGroups([...direct, ...onward])), [...former, ...trayed]);
      return former;
    },
  );
  const entriesOf = stable((list: readonly Entry[], filter: string) =>
    filter === '' ? list : list.filter(({ words }) => passes(words, filter)),
  );
  const litOf = stable(listTargets);
  const targetsOf = stable(withCombos);
  const takenOf = stable((game: PlayGame, scene: PlayScene) => game.combos.listTaken(scene));
  const withTaken = stable((lit: Lit, taken: readonly TargetRef[]): Lit =>
    taken.length === 0 ? lit : new Map([...lit, ...taken.map((target) => [target, 'chosen'] as const)]),
  );
  const withThen = stable((lit: Lit, then: readonly TargetRef[]): Lit =>
    then.length === 0 ? lit : new Map([...lit, ...then.map((target) => [target, 'legal'] as const)]),
  );
  const onBoardOf = sameIfEqual(
    stable((game: PlayGame, view: object, lit: Lit) => litWhere(lit, (target) => game.places.isOnBoard(view, target))),
    isSameLit,
  );
  const besideOf = sameIfEqual(
    stable((game: PlayGame, view: object, lit: Lit) => litWhere(lit, (target) => !game.places.isOnBoard(view, target))),
    isSameLit,
  );
  const cardsOf = sameIfEqual(
    stable((lit: Lit) => litWhere(lit, (target) => parseTarget(target).kind === 'card')),
    isSameLit,
  );

  let last: Picture | null = null;
  const sameOr = (next: Picture): Picture => {
    const keys = Object.keys(next) as (keyof Picture)[];
    return last && keys.every((key) => Object.is(last?.[key], next[key])) ? last : next;
  };

  const sceneIn = ({ facts, queries, view }: PlayInputs['shown']): PlayScene =>
    sceneOf(facts ?? NOTHING, queries ?? NOTHING, view ?? NOTHING);

  /** The part of the picture that says which chances are to be counted. */
  const openOf = ({ game, source, shown, isWaiting, picks }: PlayInputs, odds: OddsByMove) => {
    const scene = sceneIn(shown);
    const decision = decisionIn({ shown, isWaiting });
    const quiz = mayActIn({ shown, isWaiting }) ? (shown.quiz ?? null) : null;
    const moves = movesOf(game, scene, decision);
    const how = pointing(game.picking, scene.facts, source.targets);
    const best = source.isStepwise || picks.isOwn ? null : bestIn(game, scene, moves, how, odds);
    const several = source.isStepwise || quiz !== null ? null : severalOf(game, scene, moves);
    const taking = several && takingOf(several, picks.wanted);
    // A step is not ended over the head of what was taken.
    const isSomeTaken = taking !== null && taking.taken.length > 0;
    const isTaking = isSomeTaken || (taking !== null && picks.wanted.length === 0);
    const isPresetOpen = !source.isStepwise && !isSomeTaken;
    const preset = isPresetOpen ? (presetOf(game, scene, moves) ?? best) : null;
    const wanted = isTaking ? NOTHING_TAKEN : picks.wanted;
    const given = isPresetOpen ? givenOf(game, scene, moves) : NOTHING_TAKEN;
    const picking = selectionOf(game, scene, moves, how, wanted, quiz, preset, given, shown.isFaceDown === true);
    const isUntouched = picks.wanted.length === 0 || (given.length > 0 && picks.wanted.join() === given.join());
    const isPreset = isUntouched && (preset !== null || given.length > 0);
    const { picked } = picking;
    const endings = endingsOf(moves, how);
    const combos = source.isStepwise ? NO_COMBOS : combosOf(game, scene, moves, picked);
    const hasCombosOnly = combos.length > 0 && combosOnlyOf(game, scene);
    const selection = offeredOf(picking, hasCombosOnly);
    const isList = !hasCombosOnly && isButtonsOnly(moves, endings);
    const combo = taking ? comboFor(taking) : (combos.find(({ target }) => target === picks.comboTarget) ?? null);
    const choices = choicesOf(game, scene, isList ? endings : null, selection, how, several !== null);
    const named = namedOf(game, scene, choices);
    const isRanked = isBestFirstIn(game, scene, named, choices.length);
    const single = singleOf(isRanked ? endings : NO_MOVES, named);
    const isProposed = isPreset && preset !== null && preset === best;
    const buttons = isList || hasCombosOnly || isSomeTaken ? NO_MOVES : endings;
    return {
      ...{ choices, named, isRanked, endings, taking },
      part: {
        ...{ ...scene, decision, quiz, moves, pointing: how, selection, isPreset, given, isProposed, combos, combo },
        ...{ several: isTaking ? taking : null, hasCombosOnly, single, buttons },
      },
    };
  };

  return (inputs) => {
    const { game, source, shown, picks, whyNot, begin } = inputs;
    const asked = openOf(inputs, inputs.odds);
    const odds = begin && asked.part.single !== last?.single ? begin(asked.part.single) : inputs.odds;
    const { part, choices, named, isRanked, endings, taking } = odds === inputs.odds ? asked : openOf(inputs, odds);
    const { moves, pointing: how, selection, combos, combo } = part;
    const scene = sceneIn(shown);
    const ranking = isRanked ? rankingOf(named, odds) : NO_ODDS;
    const ranked = rankedOf(choices, ranking);
    const [first] = source.isStepwise ? NOTHING_TAKEN : selection.base;
    const instead = first === undefined ? NO_ENTRIES : insteadOf(trayedOf(game, scene, moves, how), first);
    const marked = taking?.taken ?? NOTHING_TAKEN;
    const list = listOf(game, scene, ranked, selection, combos, picks.comboTarget, ranking, endings, marked);
    if (selection.base.length === 0) opening = { game, moves, list };
    const before = first === undefined ? null : openingOf(game, scene, moves, how);
    const kinds = before && first !== undefined ? kindsWith(before, first) : NO_ENTRIES;
    const pays = (before && first !== undefined && payersOf(before, first)) || NO_PAYERS;
    const lit = litOf(game, scene, selection, source.targets, whyNot);
    const taken = moves.length > 0 && !source.isStepwise ? takenOf(game, scene) : NOTHING_TAKEN;
    const told = targetsOf(lit, combos, taking ? null : combo);
    const targets = withTaken(withTaken(withThen(told, thenTargets(taking, combo, shown)), taken), marked);
    const beside = besideOf(game, scene.view, targets);
    last = sameOr({
      ...part,
      entries: entriesOf(list, picks.filter),
      instead,
      kinds,
      pays,
      entryCount: list.length,
      targets,
      onBoard: onBoardOf(game, scene.view, targets),
      beside,
      cards: cardsOf(beside),
    });
    return last;
  };
}

export const derive = (inputs: PlayInputs): Picture => createDerive()(inputs);
