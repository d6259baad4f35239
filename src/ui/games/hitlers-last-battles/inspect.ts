import type { HexFacts } from '../../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import { sourceWords } from '../../../i18n/source-words.ts';
import { labelled } from '../../../i18n/joining.ts';
import type { I18n } from '../../../i18n/use-t.tsx';
import type { Passage } from '../../table/game-table.ts';
import { inspectDuty } from './inspect-duty.ts';
import {
  findHex,
  findMarker,
  findUnit,
  hexOfUnit,
  markerOn,
  unitsIn,
  type HlbAsking,
  type HlbWords,
} from './lookup.ts';

type Line = Passage['lines'][number];

/** Puts a place, unit or marker into words: what it is, what can happen to it now, and the source of its data last. */
export function inspect(scene: HlbAsking, target: TargetRef): readonly Passage[] {
  const { kind, id } = parseTarget(target);
  if (kind === 'space') return inspectHex(scene, id);
  const unit = kind === 'marker' ? (scene.view.markers[id] ?? null) : id;
  const passages = [
    ...(kind === 'marker' ? inspectMarker(scene, id) : []),
    ...(unit === null ? [] : inspectUnit(scene, unit)),
  ];
  const hex = unit === null ? null : hexOfUnit(scene.view, unit);
  return hex === null ? passages : [...passages, ...inspectHex(scene, hex, true)];
}

function inspectUnit(scene: HlbAsking, id: string): readonly Passage[] {
  const { facts, view, i18n } = scene;
  const { t, lang } = i18n;
  const unit = findUnit(facts, id);
  const state = view.units[id];
  if (!unit || !state) return [];
  const marker = markerOn(view, id);
  const lines: Line[] = [
    { text: t('table.hlb.inspect.faction', { faction: unit.faction }) },
    state.hex === null
      ? { text: t('table.hlb.inspect.pool'), rule: '5.1' }
      : { text: t('table.hlb.from', { hex: state.hex }) },
    marker === null
      ? { text: t('table.hlb.inspect.no-marker'), rule: '6.2' }
      : { text: t('table.hlb.inspect.marker', { marker }), rule: '6.2' },
    ...(state.moved ? [{ text: t('table.hlb.inspect.moved'), rule: '7.1' }] : []),
    ...(state.origin === null ? [] : [{ text: t('table.hlb.inspect.origin', { hex: state.origin }), rule: '7.4' }]),
    ...(state.supported ? [{ text: t('table.hlb.inspect.supported'), rule: '8.4' }] : []),
    { text: t('table.hlb.inspect.start', { hex: unit.start }), muted: true, rule: '3' },
  ];
  return [
    { title: lang === 'ja' ? unit.nameJa : unit.nameEn, lines },
    ...inspectDuty(scene, id),
    sourcePassage(i18n, unit.provenance),
  ];
}

function inspectMarker({ facts, view, i18n }: HlbWords, id: string): readonly Passage[] {
  const { t } = i18n;
  const marker = findMarker(facts, id);
  if (!marker) return [];
  const bearer = view.markers[id] ?? null;
  return [
    {
      title: t('table.hlb.name.marker', { marker: id }),
      lines: [
        { text: t('table.hlb.inspect.marker-of', { faction: marker.faction }), rule: '6.2' },
        bearer === null
          ? { text: t('table.hlb.inspect.free-marker'), rule: '6.1' }
          : { text: t('table.hlb.marker.on', { unit: bearer }) },
      ],
    },
    sourcePassage(i18n, marker.provenance),
  ];
}

/** `isBelowUnit` leaves out the unit in the hex, whose own passages come first. */
function inspectHex(scene: HlbAsking, id: HexId, isBelowUnit = false): readonly Passage[] {
  const { facts, i18n } = scene;
  const { t } = i18n;
  const hex = findHex(facts, id);
  if (!hex) return [];
  const title = t('table.hlb.name.hex', { hex: id });
  if (!hex.playable) {
    const closed = {
      text: t(hex.terrain === 'sea' ? 'table.hlb.inspect.sea' : 'table.hlb.inspect.closed'),
      rule: '7.2',
    };
    return [{ title, lines: [closed] }, sourcePassage(i18n, hex.provenance)];
  }
  const units = isBelowUnit ? [] : unitsIn(scene, id);
  return [
    { title, lines: [...groundLines(scene, hex), ...standingLines(scene, id)] },
    ...units.flatMap((unit) => inspectDuty(scene, unit.id)),
    sourcePassage(i18n, hex.provenance),
  ];
}

function groundLines({ view, i18n: { t, lang } }: HlbWords, hex: HexFacts): readonly Line[] {
  const river = lang === 'ja' ? hex.riverNameJa : hex.riverNameEn;
  const owner = view.control[hex.id];
  return [
    ...(owner === undefined ? [] : [{ text: t('table.hlb.hex.control', { faction: owner }), rule: '2.4' }]),
    ...(hex.city === null
      ? []
      : [{ text: t(`table.hlb.inspect.city.${hex.city}`, { n: hex.cityValue }), rule: '9.1' }]),
    ...(hex.river ? [{ text: t('table.hlb.inspect.river', { name: river ?? '' }), rule: '8.3' }] : []),
    ...(hex.city === null && !hex.river ? [{ text: t('table.hlb.inspect.clear'), rule: '8.3' }] : []),
    ...(hex.edge === null ? [] : [{ text: t(`table.hlb.inspect.edge.${hex.edge}`), rule: '9.2' }]),
    ...(hex.col === CENTRAL_COLUMN ? [{ text: t('table.hlb.inspect.central'), rule: '8.7' }] : []),
  ];
}

/** The first two digits of the column in which a beaten German unit cannot retreat (§8.7). */
const CENTRAL_COLUMN = 6;

function standingLines(scene: HlbWords, hex: HexId): readonly Line[] {
  const { view, i18n } = scene;
  const units = unitsIn(scene, hex);
  if (units.length === 0) return [{ text: i18n.t('table.hlb.inspect.empty') }];
  return units.map(({ id }) => {
    const marker = markerOn(view, id);
    return {
      text:
        marker === null
          ? i18n.t('table.hlb.name.unit', { unit: id })
          : i18n.t('table.hlb.inspect.with-marker', { unit: id, marker }),
    };
  });
}

/** The source comes last, and folded. */
const sourcePassage = (i18n: I18n, provenance: HexFacts['provenance']): Passage => ({
  title: i18n.t('table.source'),
  lines: provenanceLines(i18n, provenance),
  isFolded: true,
});

function provenanceLines(i18n: I18n, provenance: HexFacts['provenance']): readonly Line[] {
  const say = (from: string) => sourceWords(i18n, 'hlb', from);
  if (typeof provenance === 'string') return [{ text: say(provenance), muted: true }];
  return Object.entries(provenance).map(([what, from]) => ({
    text: labelled(i18n.lang, i18n.line({ key: `source.hlb.of.${what}` }), say(from)),
    muted: true,
  }));
}
