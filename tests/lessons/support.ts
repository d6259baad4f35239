/** Shared by the tests of lessons: walks through them, and each game's targets. */
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { isCardId } from '../../src/engine/games/hitlers-reich/cards.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { present } from '../../src/engine/kernel/timeline.ts';
import type { GameDefinition, TargetRef, Types } from '../../src/engine/kernel/types.ts';
import { en as enBlitzkrieg } from '../../src/i18n/compiled/en/blitzkrieg-to-moscow-2.ts';
import { en as enBattles } from '../../src/i18n/compiled/en/hitlers-last-battles.ts';
import { en as enReich } from '../../src/i18n/compiled/en/hitlers-reich.ts';
import { rulebook } from '../../src/i18n/rules/hitlers-last-battles.en.ts';
import { RULE_IDS as BLITZKRIEG_RULES } from '../../src/i18n/rules/blitzkrieg-to-moscow-2/rule-ids.ts';
import { RULE_IDS } from '../../src/i18n/rules/hitlers-reich/rule-ids.ts';
import { lessons as blitzkriegLessons } from '../../src/lessons/blitzkrieg-to-moscow-2/lessons.ts';
import { lessons as battleLessons } from '../../src/lessons/hitlers-last-battles/lessons.ts';
import { lessons as reichLessons } from '../../src/lessons/hitlers-reich/lessons.ts';
import {
  goOn,
  isAnswered,
  isAsking,
  progressOf,
  showMe,
  startLesson,
  stepOf,
  type LessonRun,
} from '../../src/lessons/player.ts';
import type { Lesson } from '../../src/lessons/types.ts';

export const stateOf = <T extends Types>(run: LessonRun<T>): T['state'] => present(run.timeline).state;

/** Every moment at which a step of the lesson asks, in order, on the way of the lesson's own solution. */
export function listAsked<T extends Types>(game: GameDefinition<T>, lesson: Lesson): readonly LessonRun<T>[] {
  const asked: LessonRun<T>[] = [];
  let run = startLesson(game, lesson);
  while (!progressOf(run).isOver) {
    if (isAsking(run)) asked.push(run);
    run = isAsking(run) ? showMe(game, run) : goOn(run);
  }
  return asked;
}

/** The run after the lesson's solution up to and with step `id`, its outcome still on the table. */
export function after<T extends Types>(game: GameDefinition<T>, lesson: Lesson, id: string): LessonRun<T> {
  let run = startLesson(game, lesson);
  for (;;) {
    const isLast = stepOf(run)?.id === id;
    if (isLast && (isAnswered(run) || !isAsking(run))) return run;
    const next = isAsking(run) ? showMe(game, run) : goOn(run);
    if (isLast && stepOf(next)?.id !== id) return next;
    run = next;
  }
}

export function legalIn<T extends Types>(game: GameDefinition<T>, run: LessonRun<T>): readonly string[] {
  return (decide(game, stateOf(run))?.moves ?? []).map((move) => game.words.notation(move));
}

/** A game with its lessons, and what a lesson of it may speak of. */
export interface Taught {
  readonly id: string;
  readonly game: GameDefinition<Types>;
  readonly lessons: readonly Lesson[];
  /** Sections of its rules. */
  readonly sections: ReadonlySet<string>;
  /** Places of its board. */
  readonly places: readonly TargetRef[];
  readonly exists: (target: TargetRef) => boolean;
  /** Moves that are legal in no lesson at any step. */
  readonly illegal: readonly string[];
  /** Beginning of the keys of the game's own sentences, and its catalogue. */
  readonly speaks: string;
  readonly messages: Readonly<Record<string, string>>;
}

const spaceRef = ({ id }: { readonly id: string }): TargetRef => `space:${id}`;

const hlb = hitlersLastBattles.data.facts;
const hlbPlaces = hlb.hexes.map(spaceRef);
const battles: Taught = {
  id: 'hitlers-last-battles',
  game: hitlersLastBattles,
  lessons: battleLessons,
  sections: new Set(rulebook.sections.map(({ id }) => id)),
  places: hlbPlaces,
  exists: (target) =>
    hlbPlaces.includes(target) ||
    hlb.units.some(({ id }) => target === `unit:${id}`) ||
    hlb.markers.some(({ id }) => target === `marker:${id}`),
  illegal: ['move G-B 1201', 'attack W-21 1201', 'retreat 1201', 'mark M-GD W-12'],
  speaks: 'hlb.',
  messages: enBattles,
};

const hr = hitlersReich.data.facts;
const hrPlaces = [...hr.areas, ...hr.zones].map(spaceRef);
const reich: Taught = {
  id: 'hitlers-reich',
  game: hitlersReich,
  lessons: reichLessons,
  sections: new Set(RULE_IDS),
  places: hrPlaces,
  exists: (target) =>
    hrPlaces.includes(target) ||
    hr.events.some(({ id }) => target === `card:${id}`) ||
    (target.startsWith('card:') && isCardId(target.slice('card:'.length))),
  illegal: ['A land berlin>london', 'overlord', 'fortify portugal', 'c G1', 'blitz london', 'rr 5'],
  speaks: 'hr.',
  messages: enReich,
};

const btm = blitzkriegToMoscow2.data.facts;
const btmPlaces = [...btm.hexes.map(spaceRef), ...Object.keys(btm.areas).map((id) => spaceRef({ id }))];
const btmCards = Object.values(btm.cards).flat();
const blitzkrieg: Taught = {
  id: 'blitzkrieg-to-moscow-2',
  game: blitzkriegToMoscow2,
  lessons: blitzkriegLessons,
  sections: new Set(BLITZKRIEG_RULES),
  places: btmPlaces,
  exists: (target) =>
    btmPlaces.includes(target) ||
    btm.units.some(({ id }) => target === `unit:${id}`) ||
    btmCards.some(({ id }) => target === `card:${id}`),
  illegal: ['move g-16 1907', 'attack 1310', 'shift s-hitler', 'tank-move g-blitz g-16 1701', 'fall-back 1310'],
  speaks: 'btm.',
  messages: enBlitzkrieg,
};

export const TAUGHT: readonly Taught[] = [battles, reich, blitzkrieg];

export function lessonOf({ lessons }: Pick<Taught, 'lessons'>, id: string): Lesson {
  const lesson = lessons.find((one) => one.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson;
}
