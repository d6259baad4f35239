/** Operations of the event cards by window of play (rules file, Part 3); one without a handler does not compile. */
import type { Mutable } from '../../kernel/types.ts';
import type { EventData, OpName, OpOf, Ops, Pack } from './pack.ts';
import type { HrEvent } from './events.ts';
import type { Nation, Side, SpaceId, Title } from './ids.ts';
import type { AttackKind } from './moves.ts';
import type { ConflictKind, HrState } from './state.ts';

/** One way to change dice in C-4. */
export interface DieAbility {
  readonly own: boolean;
  /** The face to which a die is turned; null for re-rolls. */
  readonly sets: number | null;
  /** Dice rolled again, and the larger number in a conflict for a space with an Allied symbol. */
  readonly most: number;
  readonly mostOnAllied: number;
  readonly needsLanding: boolean;
}

/** Changes that the result of an Event Action may make; the code of K-2 provides them. */
export interface Outcome {
  readonly state: Mutable<HrState>;
  emit(event: HrEvent): void;
  changeHandSize(side: Side, by: number): void;
  takeControl(spaces: readonly SpaceId[], to: Nation): void;
  chooseTurncoat(): void;
}

export interface Abilities {
  readonly enables?: AttackKind;
  readonly cost?: number;
  readonly waivesBlitzCost?: true;
  readonly cancelsEvent?: true;
  /** The opponent shows a conflict card first: of its choice, or drawn at random. */
  readonly reveals?: 'owner' | 'random';
  readonly waivesRed?: true;
  readonly drawsCard?: true;
  readonly dice?: (kind: ConflictKind, enemy: readonly Title[]) => number;
  readonly jams?: Title;
  readonly dieAbilities?: readonly DieAbility[];
  readonly rerollsAfter?: true;
  readonly isTested?: true;
  readonly stands?: true;
  readonly results?: readonly ((outcome: Outcome, user: Side) => void)[];
  readonly cancelsGain?: true;
}

interface Windows {
  'C-0': 'enables';
  'C-1': 'cost' | 'waivesBlitzCost';
  'C-1b': 'cancelsEvent';
  'C-2': 'reveals' | 'waivesRed';
  'C-2b': 'drawsCard';
  'C-3': 'dice' | 'jams';
  'C-4': 'dieAbilities';
  'C-8': 'rerollsAfter';
  'K-1': 'isTested';
  'K-2': 'stands' | 'results';
  'RS-3a': 'cancelsGain';
}

type Handler<K extends OpName> = {
  readonly [W in keyof Windows]: {
    readonly window: W;
    readonly brings: (op: OpOf<K>, groups: Pack['groups']) => Pick<Abilities, Windows[W]>;
  };
}[keyof Windows];

const reroll = (own: boolean, { max, maxIf, if: when }: Ops['OWN_REROLL']): DieAbility => ({
  own,
  sets: null,
  most: max,
  mostOnAllied: maxIf?.['printed-allied-symbol'] ?? max,
  needsLanding: when === 'own-amphibious-attack',
});

const result = (act: NonNullable<Abilities['results']>[number]) => ({ results: [act] });

export const OPERATIONS: { readonly [K in OpName]: Handler<K> } = {
  ENABLE: { window: 'C-0', brings: ({ attack }) => ({ enables: attack }) },

  PAY_HAND: { window: 'C-1', brings: ({ n }) => ({ cost: n }) },
  WAIVE_BLITZ_COST: { window: 'C-1', brings: () => ({ waivesBlitzCost: true }) },

  CANCEL_EVENT: { window: 'C-1b', brings: () => ({ cancelsEvent: true }) },

  FORCE_REVEAL: { window: 'C-2', brings: ({ pick }) => ({ reveals: pick }) },
  WAIVE_RED: { window: 'C-2', brings: () => ({ waivesRed: true }) },

  EXTRA_CARD: { window: 'C-2b', brings: () => ({ drawsCard: true }) },

  ADD_DIE: {
    window: 'C-3',
    brings: ({ n, if: when }) => ({ dice: (kind) => (when === 'sea-conflict' && kind !== 'sea' ? 0 : n) }),
  },
  CANCEL_DICE: {
    window: 'C-3',
    brings: ({ of, else: otherwise }) => ({
      jams: of,
      dice: (_kind, enemy) => (enemy.includes(of) ? 0 : otherwise.n),
    }),
  },

  SET_DIE: {
    window: 'C-4',
    brings: ({ value }) => ({
      dieAbilities: [{ own: true, sets: value, most: 1, mostOnAllied: 1, needsLanding: false }],
    }),
  },
  OWN_REROLL: { window: 'C-4', brings: (op) => ({ dieAbilities: [reroll(true, op)] }) },
  OPP_REROLL: { window: 'C-4', brings: (op) => ({ dieAbilities: [reroll(false, op)] }) },
  ONE_OF: {
    window: 'C-4',
    brings: ({ options }) => ({ dieAbilities: options.map((op) => reroll(op.op === 'OWN_REROLL', op)) }),
  },

  POST_REROLL: { window: 'C-8', brings: () => ({ rerollsAfter: true }) },

  RETENTION_TEST: { window: 'K-1', brings: () => ({ isTested: true }) },

  STAND: { window: 'K-2', brings: () => ({ stands: true }) },
  HAND: {
    window: 'K-2',
    brings: ({ side, n }) =>
      result((outcome, user) =>
        outcome.changeHandSize(side === 'user' ? user : side === 'axis' ? 'axis' : 'allies', n),
      ),
  },
  ACTIVATE: {
    window: 'K-2',
    brings: ({ area }) =>
      result((outcome) => {
        outcome.state.active[area] = true;
        outcome.emit({ type: 'activated', space: area });
      }),
  },
  CONTROL: {
    window: 'K-2',
    brings: ({ space, to, alliedNation = 'western' }) =>
      // CHOOSE asks for the country and for the nation that takes it.
      to === 'bordering-allied-nation'
        ? {}
        : result((outcome, user) => outcome.takeControl([space], user === 'axis' ? 'axis' : alliedNation)),
  },
  CONTROL_GROUP: {
    window: 'K-2',
    brings: ({ group, to }, groups) => result((outcome) => outcome.takeControl(groups[group], to)),
  },
  VICHY_STATE: {
    window: 'K-2',
    brings: ({ to }) =>
      result((outcome) => {
        outcome.state.vichy = to;
        outcome.emit({ type: 'vichy', to });
      }),
  },
  CHOOSE: { window: 'K-2', brings: () => result((outcome) => outcome.chooseTurncoat()) },
  SPAIN_PC: {
    window: 'K-2',
    brings: () =>
      result(({ state }) => {
        state.spainCentre = true;
      }),
  },
  NO_ATTACK_FROM: {
    window: 'K-2',
    brings: () =>
      result(({ state }) => {
        state.turn.spainClosed = true;
      }),
  },
  SET_FLAG: {
    window: 'K-2',
    brings: () =>
      result(({ state }) => {
        state.iraqRevolted = true;
      }),
  },

  CANCEL_RESHUFFLE_GAIN: { window: 'RS-3a', brings: () => ({ cancelsGain: true }) },
};

const bring = <K extends OpName>(name: K, op: OpOf<K>, groups: Pack['groups']): Abilities =>
  OPERATIONS[name].brings(op, groups);

export type OfCard = Abilities & Required<Pick<Abilities, 'dieAbilities' | 'results'>>;

function readAbilities({ effect }: EventData, groups: Pack['groups']): OfCard {
  const brought = effect.map((op) => bring(op.op, op, groups));
  const dieAbilities = brought.flatMap((one) => one.dieAbilities ?? []);
  const results = brought.flatMap((one) => one.results ?? []);
  return brought.reduce<OfCard>((all, one) => ({ ...all, ...one, dieAbilities, results }), { dieAbilities, results });
}

export function makeAbilities({ cards, groups }: Pack) {
  const byTitle = new Map(cards.map((event) => [event.id, readAbilities(event, groups)]));

  function abilitiesOf(title: Title): OfCard {
    const abilities = byTitle.get(title);
    if (!abilities) throw new RangeError(`no event ${title}`);
    return abilities;
  }

  return {
    abilitiesOf,
    /** The face to which an event turns a die; null for none. */
    turnsDieTo: (title: Title): number | null =>
      abilitiesOf(title).dieAbilities.find(({ sets }) => sets !== null)?.sets ?? null,
  };
}
