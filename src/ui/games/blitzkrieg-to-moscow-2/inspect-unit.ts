/** Puts a unit into words: what it can do, its supply, zones, and who can attack it (pictures 3-19). */
import type { UnitFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { HexId, UnitId } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { joinIds, unique } from '../../../engine/kits/pointing/lookup.ts';
import { unitRef } from '../../../engine/kits/pointing/targets.ts';
import type { Passage } from '../../table/game-table.ts';
import { sourcePassage } from './inspect-source.ts';
import { findHex, findUnit, listAttacks, spotOfUnit, unitsIn, type BtmWords } from './lookup.ts';
import { cutLines, wordLine } from './supply-words.ts';
import { wordAttack, wordFigures, wordPlace } from './unit-words.ts';

type Lines = Passage['lines'];

export function inspectUnit(scene: BtmWords, id: UnitId): readonly Passage[] {
  const { facts, view, i18n } = scene;
  const { t } = i18n;
  const unit = findUnit(facts, id);
  if (!unit || !view.units[id]) return [];
  const spot = spotOfUnit(scene, id);
  const hex = spot !== null && findHex(facts, spot) ? spot : null;
  const what: Lines = [
    { text: t(`table.btm.inspect.${unit.arm}`, { nation: t(`table.btm.nation.${unit.nation}`) }), rule: '2.2' },
    { text: wordPlace(scene, id) },
    { text: wordFigures(scene, unit), rule: '2.2' },
  ];
  return [
    { title: t('table.btm.name.unit', { unit: id }), lines: what },
    { title: t('table.inspect.now'), lines: [...nowLines(scene, unit), ...stateLines(scene, unit)] },
    ...supplyPassages(scene, id),
    {
      title: t('table.btm.inspect.zone-title'),
      lines: [zoneLine(scene, unit), ...(hex === null ? [] : sufferedLines(scene, hex, unit.side))],
    },
    ...(hex === null ? [] : attackPassages(scene, hex)),
    sourcePassage(i18n, unit.prov),
  ];
}

/** A unit of the side to move can still act in this phase; one of the other side waits and defends (§11.3.2). */
function nowLines(scene: BtmWords, unit: UnitFacts): Lines {
  const { queries, view, i18n } = scene;
  const { t, line } = i18n;
  if (view.result !== null || spotOfUnit(scene, unit.id) === null) return [];
  if (unit.side !== view.side)
    return [{ text: t('table.inspect.now.waits', { side: view.side }) }, ...defenceLines(scene, unit)];
  const barred = queries.readBarred(view).find((one) => one.unit === unit.id)?.reason;
  if (barred) return [{ text: line(barred), rule: barred.rule }];
  const targets = view.phase === 'movement' ? [] : listAttacks(scene).filter(({ units }) => units.includes(unit.id));
  const reach = queries.readReach(view, unit.id);
  const can: Lines = [
    ...(reach.length > 0 ? [{ text: t('table.inspect.now.moves', { n: reach.length }), rule: '10' }] : []),
    ...(targets.length > 0
      ? [
          {
            text: t('table.btm.inspect.now.attacks', { hexes: joinIds(targets.map(({ target }) => target)) }),
            rule: '11',
          },
        ]
      : []),
  ];
  return can.length > 0 ? can : [{ text: t('table.inspect.now.nothing') }];
}

function defenceLines({ view, i18n: { t } }: BtmWords, { id, strength, passive, hasSpentSide }: UnitFacts): Lines {
  if (view.units[id]?.spent === true)
    return [{ text: t('table.btm.inspect.defends.spent', { passive }), rule: '11.3.2' }];
  const key = hasSpentSide ? 'table.btm.inspect.defends' : 'table.btm.inspect.defends.once';
  return [{ text: t(key, { strength, passive }), rule: '11.3.2' }];
}

function stateLines({ view, i18n: { t } }: BtmWords, unit: UnitFacts): Lines {
  const state = view.units[unit.id];
  if (!state) return [];
  return [
    state.spent
      ? { text: t('table.btm.inspect.spent'), rule: '13.3' }
      : { text: t('table.btm.inspect.active'), rule: '2.3' },
    ...(unit.hasSpentSide ? [] : [{ text: t('table.btm.inspect.no-spent-side'), rule: '11.3.7' }]),
    ...(state.moved ? [{ text: t('table.btm.inspect.moved'), rule: '10' }] : []),
    ...(state.attacked ? [{ text: t('table.btm.inspect.attacked'), rule: '11.1' }] : []),
    ...(state.defended ? [{ text: t('table.btm.inspect.defended'), rule: '11.1' }] : []),
  ];
}

/** §13.1: a unit on the map; one in a rear area needs no line. */
function supplyPassages(scene: BtmWords, id: UnitId): readonly Passage[] {
  const { queries, view, i18n } = scene;
  const reading = queries.readSupply(view).find(({ unit }) => unit === id);
  if (!reading) return [];
  const lines: Lines = reading.supplied
    ? [{ text: wordLine(scene, reading), rule: '13.2' }, ...threatLines(scene, id)]
    : cutLines(scene, reading);
  const title = reading.supplied ? 'table.btm.inspect.supplied' : 'table.btm.inspect.not-supplied';
  return [{ title: i18n.t(title), lines }];
}

/** More hexes and units than these are not named. */
const MOST_HEXES = 6;
const MOST_CUTTERS = 4;

/** §13.2: the enemy units that would cut the line, by hex, and those that can move there now. */
function threatLines({ queries, view, i18n: { t } }: BtmWords, id: UnitId): Lines {
  const threat = queries.readSupplyThreat(view, id);
  if (threat === null) return [];
  const { hexes, by } = threat;
  const units = unique((by ?? []).map(({ unit }) => unit));
  const rest = hexes.length - MOST_HEXES;
  return [
    hexes.length === 0
      ? { text: t('table.btm.inspect.threat.none'), rule: '13.2', muted: true }
      : {
          text: t(rest > 0 ? 'table.btm.inspect.threat.more' : 'table.btm.inspect.threat', {
            hexes: joinIds(hexes.slice(0, MOST_HEXES)),
            n: Math.max(rest, 0),
          }),
          rule: '13.2',
        },
    ...(units.length === 0
      ? []
      : [
          { text: t('table.btm.inspect.threat.by', { units: joinIds(units.slice(0, MOST_CUTTERS)), n: units.length }) },
        ]),
  ];
}

/** §9.1, §9.3: a unit has a zone of control here, or would bring one onto the board, or has none. */
function zoneLine(scene: BtmWords, { id, zoc }: UnitFacts): Lines[number] {
  const { queries, view, i18n } = scene;
  const { t } = i18n;
  const isOnBoard = spotOfUnit(scene, id) !== null;
  const hasZone = isOnBoard ? queries.readZones(view).some(({ units }) => units.includes(id)) : zoc;
  if (hasZone) return { text: t('table.btm.inspect.zone'), rule: '9.1' };
  return zoc
    ? { text: t('table.btm.inspect.no-zone.marsh'), rule: '9.3' }
    : { text: t('table.btm.inspect.no-zone'), rule: '9.1' };
}

function sufferedLines({ queries, view, i18n: { t } }: BtmWords, hex: HexId, side: UnitFacts['side']): Lines {
  const zone = queries.readZones(view).find((one) => one.hex === hex && one.side !== side);
  return zone ? [{ text: t('table.btm.inspect.in-zone', { units: joinIds(zone.units) }), rule: '9.4' }] : [];
}

/** The zones over a hex, for a hex by itself. */
export function zonePassages(scene: BtmWords, hex: HexId): readonly Passage[] {
  const { queries, view, i18n } = scene;
  const { t } = i18n;
  const zones = queries.readZones(view).filter((one) => one.hex === hex);
  if (zones.length === 0) return [];
  const lines = zones.map(({ side, units }) => ({
    text: t('table.btm.inspect.zone-of', { side, units: joinIds(units) }),
    rule: '9.1',
  }));
  return [{ title: t('table.btm.inspect.zone-title'), lines }];
}

/** More of those who could come are not named. */
const MOST_ATTACKERS = 6;

/** §11: units of the side to move that can attack the hex in this turn, the nearest first, and the best attack now. */
export function attackPassages(scene: BtmWords, hex: HexId): readonly Passage[] {
  const { facts, queries, view, i18n } = scene;
  const { t } = i18n;
  const [defender] = unitsIn(scene, hex);
  if (!defender || defender.side === view.side || view.result !== null) return [];
  const beside = queries
    .readBeside(hex)
    .filter(({ place, border }) => border !== 'water' && findHex(facts, place))
    .map(({ place }) => place);
  const near = beside.flatMap((place) => unitsIn(scene, place)).filter(({ side }) => side === view.side);
  const canCome =
    view.phase === 'movement'
      ? facts.units.filter(({ id, side }) => side === view.side && !near.some((one) => one.id === id))
      : [];
  const coming = canCome
    .flatMap(({ id }) => {
      const [way] = queries
        .readReach(view, id)
        .filter(
          (reading) =>
            beside.includes(reading.hex) && unitsIn(scene, reading.hex).every(({ side }) => side === view.side),
        )
        .sort((a, b) => a.steps - b.steps);
      return way ? [{ id, way }] : [];
    })
    .sort((a, b) => a.way.steps - b.way.steps);
  const attack = listAttacks(scene).some(({ target }) => target === hex) ? wordAttack(scene, hex) : null;
  const lines: Lines = [
    ...near.map(({ id }) => ({ text: t('table.btm.inspect.attacker.near', { unit: id }), at: unitRef(id) })),
    ...coming.map(({ id, way }) => ({
      text: t('table.btm.inspect.attacker.comes', { unit: id, n: way.steps, hex: way.hex }),
      at: unitRef(id),
    })),
  ];
  const rest = lines.length - MOST_ATTACKERS;
  return [
    {
      title: t('table.inspect.attackers'),
      lines:
        lines.length === 0
          ? [{ text: t('table.inspect.attackers.none') }]
          : [
              ...lines.slice(0, MOST_ATTACKERS),
              ...(rest > 0 ? [{ text: t('table.inspect.attackers.more', { n: rest }) }] : []),
            ],
    },
    ...(attack?.detail === undefined
      ? []
      : [
          {
            title: t('table.btm.inspect.best'),
            lines: [
              {
                text: [attack.detail, attack.price].filter(Boolean).join(i18n.lang === 'ja' ? '、' : ', '),
                rule: '11.3',
              },
            ],
          },
        ]),
  ];
}
