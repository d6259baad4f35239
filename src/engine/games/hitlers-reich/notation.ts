/** Text forms of moves (see `moves.ts`), and back. */
import type { TargetRef } from '../../kernel/types.ts';
import { isSpaceId } from './board.ts';
import { isCardId } from './cards.ts';
import type { AlliedNation } from './ids.ts';
import { isTitle } from './event-cards.ts';
import type { AttackKind, Move } from './moves.ts';

const places = (dice: readonly number[]): string => dice.join(',');

/** Canonical text of a move, and its identity. */
export function notation(move: Move): string {
  switch (move.type) {
    case 'reorganise':
      return `reorganise ${move.option}`;
    case 'fortify':
      return `fortify ${move.area}`;
    case 'fleet':
      return `fleet ${move.zone}`;
    case 'event':
      return `E ${move.event}`;
    case 'attack': {
      const way = move.origin === null ? move.target : `${move.origin}>${move.target}`;
      return `A ${move.kind} ${way}${move.nation === null ? '' : ` ${move.nation}`}`;
    }
    case 'blitz':
      return `blitz ${move.target}`;
    case 'push':
      return `push ${move.of}`;
    case 'play':
    case 'cancel':
    case 'drop':
    case 'keep':
    case 'return':
      return `${move.type} ${move.event}`;
    case 'card':
      return `c ${move.card}`;
    case 'effect':
      return `fx ${move.source} ${move.own ? 'own' : 'opp'} ${places(move.dice)}`;
    case 'block':
    case 'sabotage':
    case 'discard':
      return `${move.type} ${move.card}`;
    case 'reroll':
      return `rr ${places(move.dice)}`;
    case 'counter':
      return `counter ${places(move.dice)}`;
    case 'lift':
    case 'choose':
      return `${move.type} ${move.space}`;
    case 'nation':
      return `nation ${move.nation}`;
    case 'speer':
      return `speer ${move.use ? 'yes' : 'no'}`;
    case 'swap':
      return `swap ${move.take} ${move.give}`;
    case 'plan':
    case 'barbarossa':
    case 'overlord':
    case 'bonus':
    case 'pass':
    case 'decline':
    case 'done':
    case 'resign':
      return move.type;
  }
}

const isNation = (text: string | undefined): text is AlliedNation => text === 'western' || text === 'soviet';
const KINDS = ['land', 'paratroop', 'amphibious', 'sea'] as const satisfies readonly AttackKind[];

/** `1,3` as places in rising order; null where it is anything else, also a place twice. */
function readPlaces(text: string | undefined): readonly number[] | null {
  if (!text || !/^[1-5](,[1-5])*$/.test(text)) return null;
  const dice = text.split(',').map(Number);
  return dice.every((place, at) => at === 0 || place > (dice[at - 1] ?? 0)) ? dice : null;
}

function parseAttack([kindText, way = '', nationText, ...more]: readonly string[]): Move | null {
  const kind = KINDS.find((one) => one === kindText);
  if (!kind || more.length > 0 || (nationText !== undefined && !isNation(nationText))) return null;
  const ids = way.split('>');
  const target = ids.at(-1) ?? '';
  const origin = ids.length === 2 ? (ids[0] ?? null) : null;
  if (ids.length > 2 || !isSpaceId(target) || (origin !== null && !isSpaceId(origin))) return null;
  return { type: 'attack', kind, origin, target, nation: nationText ?? null };
}

type Reader = (words: readonly string[]) => Move | null;

const bare =
  (move: Move): Reader =>
  (words) =>
    words.length === 0 ? move : null;

const one =
  (fits: (text: string) => boolean, make: (text: string) => Move): Reader =>
  ([word, ...more]) =>
    word !== undefined && more.length === 0 && fits(word) ? make(word) : null;

const dice =
  (type: 'reroll' | 'counter'): Reader =>
  ([word, ...more]) => {
    const read = more.length === 0 ? readPlaces(word) : null;
    return read && { type, dice: read };
  };

const isEffectSource = (text: string): boolean => isTitle(text) || text === 'fleet' || text === 'fortress';

const READERS: Readonly<Record<string, Reader>> = {
  reorganise: one(
    (text) => text === 'a' || text === 'b',
    (text) => ({ type: 'reorganise', option: text === 'a' ? 'a' : 'b' }),
  ),
  fortify: one(isSpaceId, (area) => ({ type: 'fortify', area })),
  fleet: one(isSpaceId, (zone) => ({ type: 'fleet', zone })),
  plan: bare({ type: 'plan' }),
  E: one(isTitle, (event) => ({ type: 'event', event })),
  A: parseAttack,
  blitz: one(isSpaceId, (target) => ({ type: 'blitz', target })),
  push: one(
    (text) => text === 'events' || text === 'attacks',
    (text) => ({ type: 'push', of: text === 'events' ? 'events' : 'attacks' }),
  ),
  barbarossa: bare({ type: 'barbarossa' }),
  overlord: bare({ type: 'overlord' }),
  bonus: bare({ type: 'bonus' }),
  pass: bare({ type: 'pass' }),
  decline: bare({ type: 'decline' }),
  done: bare({ type: 'done' }),
  resign: bare({ type: 'resign' }),
  play: one(isTitle, (event) => ({ type: 'play', event })),
  cancel: one(isTitle, (event) => ({ type: 'cancel', event })),
  drop: one(isTitle, (event) => ({ type: 'drop', event })),
  keep: one(isTitle, (event) => ({ type: 'keep', event })),
  return: one(isTitle, (event) => ({ type: 'return', event })),
  c: one(isCardId, (card) => ({ type: 'card', card })),
  block: one(isCardId, (card) => ({ type: 'block', card })),
  sabotage: one(isCardId, (card) => ({ type: 'sabotage', card })),
  discard: one(isCardId, (card) => ({ type: 'discard', card })),
  rr: dice('reroll'),
  counter: dice('counter'),
  lift: one(isSpaceId, (space) => ({ type: 'lift', space })),
  choose: one(isSpaceId, (space) => ({ type: 'choose', space })),
  nation: one(isNation, (text) => ({ type: 'nation', nation: text === 'soviet' ? 'soviet' : 'western' })),
  speer: one(
    (text) => text === 'yes' || text === 'no',
    (text) => ({ type: 'speer', use: text === 'yes' }),
  ),
  fx: ([source = '', of, word, ...more]) => {
    const read = more.length === 0 && isEffectSource(source) ? readPlaces(word) : null;
    return read && (of === 'own' || of === 'opp') ? { type: 'effect', source, own: of === 'own', dice: read } : null;
  },
  swap: ([take = '', give = '', ...more]) =>
    more.length === 0 && isCardId(take) && isCardId(give) ? { type: 'swap', take, give } : null,
};

/** The move that has exactly this text, or null where none has. Ids that do not go together are for the rules to refuse. */
export function parse(text: string): Move | null {
  const [head = '', ...words] = text.split(' ');
  return Object.hasOwn(READERS, head) ? (READERS[head]?.(words) ?? null) : null;
}

/** What a player points at to make this move, in order. */
export function targets(move: Move): readonly TargetRef[] {
  switch (move.type) {
    case 'fortify':
      return ['button:fortify', `space:${move.area}`];
    case 'fleet':
      return ['button:fleet', `space:${move.zone}`];
    case 'reorganise':
      return [`button:reorganise-${move.option}`];
    case 'event':
      return ['button:event', `card:${move.event}`];
    case 'attack': {
      const start: TargetRef[] = move.origin === null ? [] : [`space:${move.origin}`];
      const nation: TargetRef[] = move.nation === null ? [] : [`button:${move.nation}`];
      return [`button:attack-${move.kind}`, ...start, `space:${move.target}`, ...nation];
    }
    case 'blitz':
      return [`space:${move.target}`];
    case 'push':
      return [`button:push-${move.of}`];
    case 'play':
    case 'cancel':
    case 'drop':
    case 'keep':
    case 'return':
      return [`card:${move.event}`];
    case 'card':
    case 'block':
    case 'sabotage':
    case 'discard':
      return [`card:${move.card}`];
    case 'swap':
      return [`card:${move.take}`, `card:${move.give}`];
    case 'effect':
      return [`card:${move.source}`, `button:${move.own ? 'own' : 'opp'}-${places(move.dice)}`];
    case 'reroll':
    case 'counter':
      return [`button:dice-${places(move.dice)}`];
    case 'lift':
    case 'choose':
      return [`space:${move.space}`];
    case 'nation':
      return [`button:${move.nation}`];
    case 'speer':
      return [`button:speer-${move.use ? 'yes' : 'no'}`];
    case 'plan':
    case 'barbarossa':
    case 'overlord':
    case 'bonus':
    case 'pass':
    case 'decline':
    case 'done':
    case 'resign':
      return [`button:${move.type}`];
  }
}
