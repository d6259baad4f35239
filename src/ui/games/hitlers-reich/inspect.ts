import type { SpaceData, EventData } from '../../../engine/games/hitlers-reich/pack.ts';
import type { CardId, Nation, SpaceId } from '../../../engine/games/hitlers-reich/ids.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import { parseTarget, spaceRef } from '../../../engine/kits/pointing/targets.ts';
import { sourceWords } from '../../../i18n/source-words.ts';
import type { Passage } from '../../table/game-table.ts';
import { isSteppe } from './board/carved.ts';
import { wordHolder } from './stakes.ts';
import { nameTarget } from './targets.ts';
import {
  bordersOf,
  findCard,
  findEvent,
  findSpace,
  holderOf,
  isContested,
  isHeldBy,
  isZone,
  neutralityOf,
  SIDES,
  sideOf,
  drumsOf,
  type HrWords,
  type Border,
} from './lookup.ts';
import type { ConflictCard } from '../../../engine/games/hitlers-reich/cards.ts';
import { abilityOf, sightingOf } from './cards.ts';
import { joinFacts } from '../../../i18n/joining.ts';
import { listCopies } from './cards/event-places.ts';
import {
  fieldsOf,
  hasSymbols,
  rolesOf,
  wordCopies,
  wordGrade,
  wordStars,
  wordSymbols,
  type Grade,
} from './malls/mall-words.ts';

/** Events are all open to both sides (§4.2.3). */
function inspectEvent(scene: HrWords, event: EventData): readonly Passage[] {
  const { t, lang } = scene.i18n;
  return [
    {
      title: t('table.hr.name.event', { event: event.id }),
      lines: [
        { text: event.text[lang] },
        { text: t(`table.hr.inspect.category.${event.category}`), rule: '4.2.5' },
        { text: t(`table.hr.inspect.deck.${event.deck}`), rule: '4.2.4' },
        ...whenLines(scene, event),
        ...limitLines(scene, event),
        ...returnLines(scene, event),
      ],
    },
    { title: t('table.hr.inspect.copies', { n: event.copies.length }), lines: copyLines(scene, event) },
    { title: t('table.source'), lines: gradeLines(scene, event), isFolded: true },
  ];
}

/** The part and kind of conflict. */
function whenLines({ i18n: { t, lang } }: HrWords, event: EventData): Lines {
  const { immediate, afterResult } = event.when;
  if (immediate) return [{ text: t('table.hr.when.immediate'), rule: '4.2.5' }];
  const roles = rolesOf(event).map((role) => t(`table.hr.when.${role}`));
  const places = fieldsOf(event).map((field) => t(`table.hr.when.${field}`));
  if (roles.length === 0 || places.length === 0) return [];
  const text = t('table.hr.when', { roles: joinFacts(lang, roles), places: joinFacts(lang, places) });
  return [{ text, rule: '7.2' }, ...(afterResult ? [{ text: t('table.hr.when.after'), rule: 'R-94' }] : [])];
}

/** Stars, generals, second cards and icons restrict which side may use it where (§6.5.3). */
function limitLines(scene: HrWords, event: EventData): Lines {
  const { t } = scene.i18n;
  const stars = wordStars(scene, event);
  return [
    ...(stars === null ? [] : [{ text: stars, rule: '6.5.3.2' }]),
    ...(event.general ? [{ text: t('table.hr.inspect.general'), rule: '6.5.3.3' }] : []),
    ...(event.twoCard ? [{ text: t('table.hr.inspect.two-card'), rule: '6.5.3.3' }] : []),
    ...(hasSymbols(event) ? [{ text: wordSymbols(scene, event), rule: 'R-77' }] : []),
  ];
}

function returnLines({ i18n: { t } }: HrWords, { returnsBy, returnsIf, setAsideUntil }: EventData): Lines {
  return [
    ...(setAsideUntil === null ? [] : [{ text: t(`table.hr.inspect.aside.${setAsideUntil}`), rule: '4.2' }]),
    ...(returnsBy === null ? [] : [{ text: t(`table.hr.inspect.returns.${returnsBy}`), rule: '5.4' }]),
    ...(returnsIf === null ? [] : [{ text: t('table.hr.inspect.returns.all'), rule: '5.4' }]),
  ];
}

const copyLines = (scene: HrWords, { id }: EventData): Lines =>
  wordCopies(scene, listCopies(scene, id)).map((text) => ({ text, rule: '4.2.5' }));

const GRADES = ['attested', 'deduced', 'reconstructed'] as const satisfies readonly Grade[];

const gradeLines = (scene: HrWords, event: EventData): Lines =>
  GRADES.flatMap((grade) => wordGrade(scene, event, grade) ?? []).map((text) => ({ text, muted: true }));

/** A conflict card: its face, and its place if the viewer sees it (§4.1.5). */
function inspectCard(scene: HrWords, card: ConflictCard): readonly Passage[] {
  const { t } = scene.i18n;
  const { id, suit, value, isRed } = card;
  return [
    {
      title: t('table.hr.name.card', { card: id }),
      lines: [
        { text: t('table.hr.inspect.value', { value }), rule: '4.1.2' },
        ...abilityLines(scene, card),
        { text: t(`table.hr.inspect.suit.${suit}`), rule: '4.1.2' },
        ...(isRed ? [{ text: t('table.hr.inspect.red'), rule: '6.5.3.4' }] : []),
        { text: wordWhere(scene, id), rule: '4.1.5' },
      ],
    },
  ];
}

const abilityLines = ({ i18n: { t } }: HrWords, card: ConflictCard): Lines => {
  const n = card.rerolls;
  switch (abilityOf(card)) {
    case 'rerolls':
      return [
        { text: t('table.hr.inspect.rerolls', { n }), rule: '7.6' },
        { text: t('table.hr.inspect.plan', { n }), rule: '6.3.2' },
      ];
    case 'sabotage':
      return [{ text: t('table.hr.inspect.sabotage'), rule: '7.6' }];
    case 'agent':
      return [{ text: t('table.hr.inspect.agent'), rule: '7.6' }];
    case 'none':
      return [];
  }
};

function wordWhere({ view, i18n: { t } }: HrWords, id: CardId): string {
  const seen = sightingOf(view, id);
  return seen ? t(`table.hr.card-at.${seen.place}`, { side: seen.side }) : t('table.hr.card-at.unseen');
}

type Lines = Passage['lines'];

/** Puts a space, card or event into words: all that the table shows, and the source of its data. */
export function inspect(scene: HrWords, target: TargetRef): readonly Passage[] {
  const { facts, i18n } = scene;
  const { kind, id } = parseTarget(target);
  if (kind === 'space') return inspectSpace(scene, id);
  if (kind !== 'card') return [];
  const card = findCard(facts, id);
  if (card) return inspectCard(scene, card);
  const event = findEvent(facts, id);
  if (event) return inspectEvent(scene, event);
  if (id !== 'fortress' && id !== 'fleet') return [];
  const rule = id === 'fortress' ? '3.3' : '3.2';
  return [{ title: nameTarget(scene, target), lines: [{ text: i18n.t(`table.hr.inspect.piece.${id}`), rule }] }];
}

function inspectSpace(scene: HrWords, id: SpaceId): readonly Passage[] {
  const { facts, i18n } = scene;
  const { t } = i18n;
  const space = findSpace(facts, id);
  if (!space) return [];
  const title = t('table.hr.name.space', { space: id });
  const source: Passage = { title: t('table.source'), lines: sourceLines(scene, space), isFolded: true };
  if (neutralityOf(scene, id) === 'closed') {
    return [{ title, lines: [{ text: t('table.hr.inspect.closed'), rule: '2.1' }] }, source];
  }
  const near = bordersOf(facts, id).map((border) => wordBorder(scene, border));
  return [
    {
      title,
      lines: [
        ...(isZone(facts, id) ? zoneLines(scene, id) : areaLines(scene, space)),
        ...centreLines(scene, space),
        ...pieceLines(scene, id),
      ],
    },
    { title: t('table.hr.inspect.attacked'), lines: attackedLines(scene, id) },
    { title: t('table.hr.inspect.neighbours'), lines: near },
    source,
  ];
}

/** §6.5.1: attacks on the space by those who do not hold it, as the board is now; a contested zone has both sides. */
function attackedLines({ view, i18n: { t } }: HrWords, id: SpaceId): Lines {
  const nations: readonly Nation[] = ['axis', 'western', 'soviet'];
  const lines: Lines = nations.flatMap((nation) => {
    const { marches, seas } = view.board.reach[nation];
    const from = marches.filter(({ targets }) => targets.includes(id)).map(({ origin }) => origin);
    return [
      ...(from.length > 0
        ? [{ text: t('table.hr.inspect.attacked.by', { nation, places: joinIds(from) }), rule: '6.5.1' }]
        : []),
      ...(seas.includes(id) ? [{ text: t('table.hr.inspect.attacked.at-sea', { nation }), rule: '6.5.1' }] : []),
    ];
  });
  return lines.length > 0 ? lines : [{ text: t('table.hr.inspect.attacked.not'), rule: '6.5.1' }];
}

type Line = Passage['lines'][number];

/** The neighbour, the way there, its holder, and whether a border's condition is met. */
function wordBorder(scene: HrWords, { to, edge }: Border): Line {
  const { t } = scene.i18n;
  const params = { space: to, way: `table.hr.way.${edge.kind}`, holder: wordHolder(scene, to) };
  const at = spaceRef(to);
  if (edge.condition === undefined) return { text: t('table.hr.near', params), at };
  return { text: t('table.hr.near.if', { ...params, state: wordCondition(scene, edge.condition) }), rule: '2.3', at };
}

function wordCondition(scene: HrWords, condition: NonNullable<Border['edge']['condition']>): string {
  const { view, i18n } = scene;
  const { t } = i18n;
  switch (condition) {
    case 'turkey-active':
      return t(view.active.turkey ? 'table.hr.border.open' : 'table.hr.border.turkey-neutral');
    case 'turkey-controller': {
      if (!view.active.turkey) return t('table.hr.border.turkey-neutral');
      const side = SIDES.find((one) => isHeldBy(scene, 'turkey', one));
      return side === undefined ? t('table.hr.border.turkey-nobody') : t('table.hr.border.only', { side });
    }
    case 'sicily-sea-held':
      return wordStrait(scene);
  }
}

const STRAIT = 'sicily-sea';

/** Between Sicily and Naples by land. */
function wordStrait(scene: HrWords): string {
  const { t } = scene.i18n;
  if (isContested(scene, STRAIT)) return t('table.hr.border.strait-contested');
  const open = scene.view.board.strait;
  const [side] = open;
  if (side === undefined) {
    // The reading that opens it to both sides lets only fleets close it.
    const isByFleets = scene.view.rulings['open-strait'] === 'open';
    return t(isByFleets ? 'table.hr.border.strait-fleets' : 'table.hr.border.strait-closed');
  }
  return open.length === 1 ? t('table.hr.border.only', { side }) : t('table.hr.border.open');
}

function zoneLines(scene: HrWords, id: SpaceId): Lines {
  const { t } = scene.i18n;
  const nation = holderOf(scene, id);
  if (nation === null) return [{ text: t('table.hr.inspect.zone.free'), rule: '2.4' }];
  const text = isContested(scene, id)
    ? t('table.hr.inspect.zone.contested', { nation })
    : t('table.hr.inspect.zone.held', { nation });
  return [{ text, rule: '2.4' }, ...unmarkedLines(scene, id)];
}

function areaLines(scene: HrWords, { id, start1941, island }: SpaceData): Lines {
  const { facts, view, i18n } = scene;
  const { t } = i18n;
  const nation = holderOf(scene, id);
  const isJoined = bordersOf(facts, id).some(({ edge }) => edge.kind === 'land');
  const isPrinted = start1941 === 'axis' || start1941 === 'western' || start1941 === 'soviet';
  return [
    ...(nation === null ? neutralLines(scene, id) : [{ text: t('table.hr.fact.holder', { nation }), rule: '2.1' }]),
    ...(isPrinted ? [{ text: t('table.hr.inspect.printed', { nation: start1941 }), rule: '2.1' }] : []),
    ...(nation !== null && start1941 === 'vichy' ? [{ text: t('table.hr.inspect.was-vichy'), rule: '8.5' }] : []),
    ...(nation !== null && start1941 === 'neutral-inactive'
      ? [{ text: t('table.hr.inspect.was-neutral'), rule: '2.1' }]
      : []),
    ...unmarkedLines(scene, id),
    ...(island
      ? [{ text: t(isJoined ? 'table.hr.inspect.island.joined' : 'table.hr.inspect.island'), rule: '2.2' }]
      : []),
    ...(view.turn.spainClosed && id === 'spain' ? [{ text: t('table.hr.inspect.spain-closed'), rule: 'R-81' }] : []),
  ];
}

const unmarkedLines = ({ view, i18n: { t } }: HrWords, id: SpaceId): Lines =>
  view.unmarked.includes(id) ? [{ text: t('table.hr.fact.unmarked'), rule: 'R-01' }] : [];

/** Vichy by its state, Spain and Turkey by the event that ends their neutrality. */
function neutralLines(scene: HrWords, id: SpaceId): Lines {
  const { view, i18n } = scene;
  const { t } = i18n;
  if (neutralityOf(scene, id) === 'vichy') return [{ text: t(`table.hr.inspect.vichy.${view.vichy}`), rule: '8.5' }];
  const event = id === 'spain' ? 'franco' : 'turkey-declares-war';
  return [{ text: t('table.hr.inspect.neutral', { event }), rule: '2.1' }];
}

function centreLines(scene: HrWords, { id, capital, productionOwner }: SpaceData): Lines {
  const { view, i18n } = scene;
  const { t } = i18n;
  const n = drumsOf(scene, id);
  if (n === 0) return [];
  if (productionOwner === null) return [{ text: t('table.hr.inspect.cube', { n }), rule: 'R-81' }];
  const isLost = view.lost.includes(id);
  const isAway = !isLost && !isHeldBy(scene, id, sideOf(productionOwner));
  return [
    { text: t('table.hr.inspect.centre', { nation: productionOwner, n }), rule: '2.5' },
    ...(capital ? [{ text: t('table.hr.inspect.capital', { nation: productionOwner }), rule: '7.4.1' }] : []),
    ...(isLost ? [{ text: t('table.hr.inspect.lost', { side: sideOf(productionOwner) }), rule: '6.5.2' }] : []),
    ...(id === 'paris' ? [{ text: t('table.hr.inspect.paris'), rule: '8.3' }] : []),
    ...(isAway ? [{ text: t('table.hr.inspect.away', { side: sideOf(productionOwner) }), rule: '6.5.2' }] : []),
  ];
}

function pieceLines({ view, i18n: { t } }: HrWords, id: SpaceId): Lines {
  return SIDES.flatMap((side) => [
    ...(view.fortresses[side].includes(id) ? [{ text: t('table.hr.inspect.fortress', { side }), rule: '3.3' }] : []),
    ...(view.fleets[side].includes(id) ? [{ text: t('table.hr.inspect.fleet', { side }), rule: '3.2' }] : []),
  ]);
}

function sourceLines({ i18n }: HrWords, space: SpaceData): Lines {
  const { existence, existenceRule, startEvidence } = space;
  const { t } = i18n;
  const say = (text: string) => sourceWords(i18n, 'hr', text);
  if (isSteppe(space)) return [{ text: t('table.hr.source.steppe'), muted: true, rule: 'R-100' }];
  if (space.place) return [{ text: t('table.hr.source.pack'), muted: true }];
  return [
    { text: t(existence === 'SEED' ? 'table.hr.source.named' : 'table.hr.source.added'), muted: true },
    { text: t('table.hr.source.filed', { text: say(`${existence} ${existenceRule}`) }), muted: true },
    ...(startEvidence === undefined
      ? []
      : [{ text: t('table.hr.source.filed-start', { text: say(startEvidence) }), muted: true }]),
  ];
}
