import { useMemo } from 'react';
import type { BtmEvent } from '../../../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { CombatReading, StrengthReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { BtmTypes } from '../../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { Line, Modifier } from '../../../../engine/kernel/types.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { useLayoutSize } from '../../../app/layout-size.ts';
import { Fold } from '../../../parts/fold.tsx';
import { Reasons } from '../../../parts/reasons.tsx';
import { FateList, type Fate } from '../../../table/fate-list.tsx';
import type { TellProps } from '../../../table/game-table.ts';
import { useTableLayout } from '../../../table/use-table-layout.ts';
import type { BtmScene, BtmWords } from '../lookup.ts';
import { reasonRow } from '../roll.ts';
import { readOver, hasBack, isOnMap, mayEscape, waitsFor } from './aftermath.ts';
import { CrtTable, type CrtTableProps } from './crt-table.tsx';
import { FightNotes } from './fight.tsx';
import { readLastRoll } from './last-roll.ts';
import { findFight, useFight } from './use-fight.ts';
import type { UnitId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { joinIds } from '../../../../engine/kits/pointing/lookup.ts';
import { unitRef } from '../../../../engine/kits/pointing/targets.ts';
import { drawBtmPiece } from '../piece.tsx';

/** The fate of each unit of a combat (§11.3.6, §11.3.7, §11.4). */

type Kind = 'eliminated' | 'spent-retreats' | 'retreats' | 'spent' | 'advances' | 'holds';

interface Doom {
  readonly unit: UnitId;
  readonly kind: Kind;
  readonly why: string | null;
  readonly rule: string;
}

const TONES: Readonly<Record<Kind, Fate['tone']>> = {
  eliminated: 'gone',
  'spent-retreats': 'moves',
  retreats: 'moves',
  spent: 'worn',
  advances: 'stays',
  holds: 'stays',
};

/** Units with the same fate and reason share a row. */
function toRows(scene: BtmWords, dooms: readonly Doom[]): readonly Fate[] {
  const { facts, queries, view, i18n } = scene;
  const rows = new Map<string, Doom & { readonly units: readonly UnitId[] }>();
  for (const doom of dooms) {
    const id = `${doom.kind} ${doom.rule} ${doom.why ?? ''}`;
    rows.set(id, { ...doom, units: [...(rows.get(id)?.units ?? []), doom.unit] });
  }
  return [...rows].map(([id, { units, kind, why, rule }]) => ({
    id,
    art: drawBtmPiece({ facts, queries, view, target: unitRef(units[0] ?? '') }),
    who: i18n.t('table.btm.fate.who', { units: joinIds(units) }),
    why,
    what: i18n.t(`table.btm.fate.${kind}`),
    tone: TONES[kind],
    rule,
  }));
}

/** The effects of the die that are certain already, and the hexes taken so far. */
export function foreseeFates(scene: BtmWords, reading: CombatReading, events: readonly BtmEvent[]): readonly Fate[] {
  const why = scene.i18n.t('table.btm.fate.attacked');
  return [
    ...toRows(scene, [
      ...reading.defenders.map((defender) => foreseeDefender(scene, reading, defender)),
      ...reading.attackers.map(({ unit }) => wearOut(scene, unit, why)),
    ]),
    ...listTaken(scene, events),
  ];
}

/** §11.3.7: a unit that has fought becomes spent; a corps is eliminated. */
function wearOut(scene: BtmWords, unit: UnitId, why: string): Doom {
  const isKept = hasBack(scene, unit) && isOnMap(scene, unit);
  return isKept
    ? { unit, kind: 'spent', why, rule: '11.3.7' }
    : { unit, kind: 'eliminated', why: scene.i18n.t('table.btm.fate.no-back', { why }), rule: '11.3.7' };
}

function foreseeDefender(scene: BtmWords, { result }: CombatReading, { unit, as }: StrengthReading): Doom {
  const { t } = scene.i18n;
  const isActive = scene.view.combat?.active.includes(unit) ?? false;
  const why = isActive ? t('table.btm.fate.active') : wordPart(scene, as, result);
  const isStruck = as !== 'spared' && result !== '-' && result !== null;
  if (!isStruck) return isActive ? wearOut(scene, unit, why ?? '') : { unit, kind: 'holds', why, rule: '11.3.6' };
  if (result === 'DE') return { unit, kind: 'eliminated', why, rule: '11.3.6' };
  const turn = waitsFor(scene, unit);
  if (turn !== null && !scene.queries.isSafeOnTrack(scene.view, unit)) return wearOut(scene, unit, why ?? '');
  if (turn !== null) return { unit, kind: 'retreats', why: t('table.btm.fate.to-track', { turn }), rule: '10.5' };
  // §11.6: losses eliminate a corps, and so does an active defence unless it reaches the rear.
  const isWorn = result === 'DL' || isActive;
  const isSure = !mayEscape(scene, unit);
  if (isWorn && !hasBack(scene, unit)) {
    if (isSure || result === 'DL') return wearOut(scene, unit, why ?? t('table.btm.fate.losses'));
    return { unit, kind: 'retreats', why: t('table.btm.fate.unless-rear.gone', { why: why ?? '' }), rule: '11.4' };
  }
  if (!isOnMap(scene, unit)) return { unit, kind: 'eliminated', why: t('table.btm.fate.trapped'), rule: '11.4.1' };
  if (isWorn && !isSure)
    return {
      unit,
      kind: 'retreats',
      why: t('table.btm.fate.unless-rear.spent', { why: why ?? t('table.btm.fate.losses') }),
      rule: '11.4',
    };
  return { unit, kind: isWorn ? 'spent-retreats' : 'retreats', why, rule: '11.4' };
}

/** The role of a unit that did not defend actively; after losses it becomes spent in any case. */
function wordPart(
  { i18n: { t } }: BtmWords,
  as: StrengthReading['as'],
  result: CombatReading['result'],
): string | null {
  if (as === 'spared' || as === 'bystander') return t(`table.btm.fight.as.${as}`);
  if (as === 'spent') return result === 'DL' ? null : t('table.btm.fate.was-spent');
  return t('table.btm.fate.passive');
}

const CAUSES = {
  result: { why: 'table.btm.fate.by-die', rule: '11.3.6' },
  'no-retreat': { why: 'table.btm.fate.trapped', rule: '11.4.1' },
  exhausted: { why: 'table.btm.fate.exhausted', rule: '11.3.7' },
} as const;

/** Events after the last die. */
const followed = (events: readonly BtmEvent[]): readonly BtmEvent[] =>
  events.slice(events.findLastIndex(({ type }) => type === 'rolled' || type === 'attack-failed') + 1);

function listTaken({ i18n: { t } }: BtmWords, events: readonly BtmEvent[]): readonly Fate[] {
  return followed(events).flatMap((event): Fate | readonly never[] => {
    if (event.type === 'control') {
      const { hex, to, points } = event;
      const why = points === 0 ? null : t('table.btm.fate.points', { points });
      const what = t('table.btm.fate.taken', { side: to });
      return {
        id: `taken ${hex}`,
        art: null,
        who: t('table.btm.fate.hex', { hex }),
        why,
        what,
        tone: 'stays',
        rule: '4.2',
      };
    }
    if (event.type !== 'hero-lost') return [];
    const who = t('table.btm.fate.hex', event);
    return { id: 'hero', art: null, who, why: null, what: t('table.btm.fate.hero'), tone: 'gone', rule: '14.2' };
  });
}

export const listFates = (scene: BtmWords, events: readonly BtmEvent[]): readonly Fate[] => [
  ...toRows(scene, [...settle(scene, followed(events)).values()]),
  ...listTaken(scene, events),
];

function settle({ i18n: { t } }: BtmWords, events: readonly BtmEvent[]): ReadonlyMap<UnitId, Doom> {
  const dooms = new Map<UnitId, Doom>();
  for (const event of events) {
    switch (event.type) {
      case 'eliminated': {
        const { unit, cause } = event;
        const { why, rule } = CAUSES[cause];
        dooms.set(unit, { unit, kind: 'eliminated', why: t(why), rule });
        break;
      }
      case 'retreated': {
        const { unit, path, from } = event;
        const why = t('table.btm.fate.to', { to: path.at(-1) ?? from });
        dooms.set(unit, { unit, kind: 'retreats', why, rule: '11.4' });
        break;
      }
      case 'advanced': {
        const { unit, to } = event;
        dooms.set(unit, { unit, kind: 'advances', why: t('table.btm.fate.to', { to }), rule: '11.5' });
        break;
      }
      case 'spent':
        for (const unit of event.units) dooms.set(unit, becomeSpent(unit, dooms.get(unit)));
        break;
      default:
    }
  }
  return dooms;
}

const becomeSpent = (unit: UnitId, before: Doom | undefined): Doom =>
  before?.kind === 'retreats'
    ? { ...before, kind: 'spent-retreats' }
    : { unit, kind: 'spent', why: before?.why ?? null, rule: '11.3.7' };

export const isExplained = (scene: BtmScene, events: readonly BtmEvent[]): boolean =>
  findFight(scene, null) !== null || readOver(events) !== null;

/**
 * Background of the combat, below the answers. After the die it shows the table with its cell, and the fate of every
 * unit; the units come first if answers are left or room is short.
 */
export function BtmExplained(props: TellProps<BtmTypes>) {
  const { facts, queries, view, events, past, seat, isRolling = false } = props;
  const i18n = useT();
  const scene: BtmWords = useMemo(() => ({ facts, queries, view, i18n }), [facts, queries, view, i18n]);
  const fight = useFight(props);
  const isWide = useTableLayout() === 'wide';
  const isLow = useLayoutSize().low.includes(830);
  if (isRolling) return null;
  if (!fight) return <AfterCombat scene={scene} events={events} />;
  const { standing } = fight;
  if (standing.stage !== 'rolled') return <FightNotes scene={scene} {...fight} />;
  const fates = <FateList fates={foreseeFates(scene, standing, events)} />;
  const isTableFirst = isWide && !isLow && seat === null;
  return (
    <>
      {isTableFirst ? null : fates}
      <Reckoned
        scene={scene}
        shifts={(standing.sums?.shifts ?? []).map(({ reason }) => reason)}
        table={standing}
        column={columnOf(standing, past)}
      />
      {isTableFirst ? fates : null}
    </>
  );
}

function AfterCombat({ scene, events }: { readonly scene: BtmWords; readonly events: readonly BtmEvent[] }) {
  const over = readOver(events);
  return over ? (
    <>
      <FateList fates={listFates(scene, events)} />
      <Reckoned scene={scene} shifts={over.reckoning.shifts} table={over} column={over.reckoning.column} />
    </>
  ) : null;
}

/** The die may have changed the units already, so the column is read from the log. */
const columnOf = ({ target, sums }: CombatReading, past: readonly Line[]): number | null => {
  const roll = readLastRoll(past);
  return roll?.target === target ? roll.column : (sums?.column ?? null);
};

interface ReckonedProps {
  readonly scene: BtmWords;
  readonly shifts: readonly Modifier[];
  readonly table: Pick<CrtTableProps, 'die' | 'isHero'>;
  readonly column: number | null;
}

/** The table with the rolled cell; its column is explained on demand. */
function Reckoned({ scene: { facts, i18n }, shifts, table: { die, isHero }, column }: ReckonedProps) {
  const { t } = i18n;
  return (
    <section className="section btm-fight" aria-label={t('table.btm.crt')}>
      {die === null ? null : <CrtTable facts={facts} column={column} other={null} die={die} isHero={isHero} />}
      <Fold title={t('table.btm.fight.shifts')}>
        <Reasons
          label={t('table.btm.fight.shifts')}
          rows={shifts.map((shift, at) => reasonRow(i18n, shift, at))}
          {...(column === null
            ? {}
            : { total: { amount: t('table.btm.fight.ratio', { odds: column }), text: t('table.btm.fight.final') } })}
        />
      </Fold>
    </section>
  );
}
