import type { Line, Params } from '../../kernel/types.ts';
import type { AttackDie, HlbEvent } from './events.ts';
import { commands, type Move } from './moves.ts';
import { findAsked } from './rules/steps.ts';
import type { HlbState } from './state.ts';
import type { Tables } from './tables.ts';
import { sayMove } from './verbs/verbs.ts';

const says = (key: string, rule: string, params: Params = {}): Line => ({ key: `hlb.${key}`, params, rule });

export function label(t: Tables, state: HlbState, move: Move): Line {
  const plain = commands.plainLabel(move);
  const asked = findAsked(t, state);
  const said = asked && sayMove(asked, move);
  return said ? { ...plain, key: `hlb.move.${said[0]}`, params: { ...plain.params, ...said[1] } } : plain;
}

export function describe(t: Tables, event: HlbEvent): Line | null {
  switch (event.type) {
    case 'turn-began': {
      const { start, end } = t.turnFacts(event.turn);
      return says('log.turn-began', '4', { turn: event.turn, start, end });
    }
    case 'phase-began':
      return says(`log.phase-${event.phase}`, '4', { side: event.side });
    case 'volkssturm':
      return says(`log.volkssturm-${event.called ? 'yes' : 'no'}`, '5.1');
    case 'replaced':
      return says('log.replaced', '5.2', { unit: event.unit, hex: event.hex });
    case 'replacements-ended':
      return event.unused === 0 ? null : says('log.replacements-unused', '5.5', { side: event.side, n: event.unused });
    case 'marked':
      return says('log.marked', '6.2', { marker: event.marker, unit: event.unit });
    case 'unmarked':
      return says('log.unmarked', '6.2', { marker: event.marker, unit: event.unit });
    case 'markers-ended':
      return event.unused === 0 ? null : says('log.markers-unused', '6.5', { side: event.side, n: event.unused });
    case 'moved':
      return describeMoved(event);
    case 'attacked':
      return says('log.attacked', '7.4', {
        unit: event.unit,
        from: event.from,
        hex: event.hex,
        defender: event.defender,
      });
    case 'movement-ended':
      return null;
    case 'battle-opened':
      return says('log.battle-opened', '8.1', { attacker: event.attacker, defender: event.defender, hex: event.hex });
    case 'supported':
      return says('log.supported', '8.4', { unit: event.unit, hex: event.hex });
    case 'fought-alone':
      return says('log.fought-alone', '8.4', { unit: event.unit, hex: event.hex });
    case 'rolled':
      return describeRolled(event);
    case 'eliminated':
      return says(`log.eliminated-${event.cause}`, ELIMINATION_RULES[event.cause], {
        unit: event.unit,
        hex: event.hex,
      });
    case 'retreated': {
      const { unit, from, hex, only } = event;
      return says(only ? 'log.retreated-only' : 'log.retreated', '8.7', { unit, from, hex });
    }
    case 'went-back':
      return says('log.went-back', '8.6', { unit: event.unit, from: event.from, hex: event.hex });
    case 'control': {
      const { hex, to, points } = event;
      return says(points > 0 ? 'log.control-points' : 'log.control', '2.4', { hex, faction: to, points });
    }
    case 'near': {
      const { side, german, allied } = event;
      return says('log.near', '9.3', { side, german, allied });
    }
    case 'markers-off':
      return says('log.markers-off', '8.8', { side: event.side, n: event.count });
    case 'game-over': {
      const { winner, german, allied } = event;
      return winner === 'draw'
        ? says('log.game-over-draw', 'Q25', { german, allied })
        : says('log.game-over', '9.3', { side: winner, german, allied });
    }
  }
}

type EventOf<K extends HlbEvent['type']> = Extract<HlbEvent, { readonly type: K }>;

const ELIMINATION_RULES: Readonly<Record<EventOf<'eliminated'>['cause'], string>> = {
  difference: '8.5',
  'no-retreat': '8.7',
  'way-blocked': '8.6',
  'way-barred': 'Q11',
};

function describeMoved({ unit, from, path }: EventOf<'moved'>): Line {
  const [first = '', second] = path;
  if (second === undefined) return says('log.moved', '7.1', { unit, from, hex: first });
  return says('log.moved-via', '7.1', { unit, from, hex: second, via: first });
}

/** A roll with its addition (§8.3, §8.4): `2+1`. */
const tellDie = ({ rolled, total }: AttackDie): string =>
  total === rolled ? `${rolled}` : `${rolled}+${total - rolled}`;

function describeRolled({ attacker, defender, attack, defence, diff }: EventOf<'rolled'>): Line {
  const dice = attack.map(tellDie).join(',');
  const hits = attack.filter((die) => die.hit).length;
  const params = { attacker, defender, dice, hits, die: tellDie(defence), stopped: defence.hit ? 1 : 0, diff };
  return says('log.rolled', '8.5', params);
}
