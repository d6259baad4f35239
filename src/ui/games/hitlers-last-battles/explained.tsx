import { memo, useId, useMemo, type ReactNode } from 'react';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import { unitRef } from '../../../engine/kits/pointing/targets.ts';
import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { Cap } from '../../parts/cap.tsx';
import { drawIcon } from '../../parts/icon.tsx';
import { RuleChip } from '../../parts/rule-chip.tsx';
import { OddsBar, OddsFigure } from '../../parts/odds-bar.tsx';
import { FateList, type Fate } from '../../table/fate-list.tsx';
import type { TellProps } from '../../table/game-table.ts';
import { tellOdds } from '../../table/odds-told.ts';
import { terrainKey } from './choices.ts';
import './explained.css';
import type { HlbEvent } from '../../../engine/games/hitlers-last-battles/events.ts';
import type { UnitId, Side } from '../../../engine/games/hitlers-last-battles/ids.ts';
import { splitAtRoll } from './fights.ts';
import { findBattles, findHex, pointsFor, sideOfUnit, unitsIn, type HlbWords } from './lookup.ts';
import { drawHlbPiece } from './piece.tsx';
import { oddsSegment } from './roll.ts';
import { rowOf } from './verbs.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';

/**
 * Words the effect of a battle on the score: points won and lost, the new balance, and the city left open (§2.4, §9).
 */
export function tellPoints(scene: HlbWords, events: readonly HlbEvent[], before: HlbView | null): readonly string[] {
  const { facts, view, i18n } = scene;
  const { t } = i18n;
  const taken = (splitAtRoll(events)?.next ?? []).flatMap((event) => (event.type === 'control' ? [event] : []));
  const ground = taken.flatMap(({ hex, from, to, points }) => {
    const [winner, loser] = [facts.sideOf[to], facts.sideOf[from]];
    const lost = winner === loser ? 0 : pointsFor(facts, hex, loser);
    if (points === 0 && lost === 0) return [t('table.hlb.points.none', { hex })];
    return [
      ...(points === 0 ? [] : [t('table.hlb.points.won', { side: winner, points, hex })]),
      ...(lost === 0 ? [] : [t('table.hlb.points.lost', { side: loser, points: lost, hex })]),
    ];
  });
  const isMoved = taken.some(({ hex, points, from }) => points > 0 || pointsFor(facts, hex, facts.sideOf[from]) > 0);
  const { german, allied } = view.score;
  const score = t(isMoved ? 'table.hlb.points.now' : 'table.hlb.points.stay', {
    german: german.total,
    allied: allied.total,
  });
  return [...ground, score, ...tellOpen(scene, events, before)];
}

/** The attacker left this city empty. */
function tellOpen(scene: HlbWords, events: readonly HlbEvent[], before: HlbView | null): readonly string[] {
  const { facts, i18n } = scene;
  const rolled = splitAtRoll(events)?.rolled;
  const hex = rolled && before?.units[rolled.attacker]?.origin;
  if (!rolled || !hex || unitsIn(scene, hex).length > 0) return [];
  const side: Side = sideOfUnit(scene, rolled.attacker);
  const points = pointsFor(facts, hex, side);
  return points === 0 ? [] : [i18n.t('table.hlb.points.open', { hex, points })];
}

const isMarking = ({ type }: HlbTypes['move']): boolean => type === 'mark' || type === 'unmark';

/** The next battle has the column to itself: the row under the map keeps the result of the one before. */
const isOfBattle = (move: HlbTypes['move']): boolean => rowOf(move).isOfBattle === true;

export const isExplained = (
  _scene: unknown,
  events: readonly HlbEvent[],
  allMoves: readonly HlbTypes['move'][],
): boolean => (splitAtRoll(events) !== null && !allMoves.some(isOfBattle)) || allMoves.some(isMarking);

const READS = ['facts', 'queries', 'view', 'events', 'allMoves', 'before'] as const;

/** Below the remaining choices: the fate of every unit in a battle (§8.5, §8.6), or the use of a marker. */
export function HlbExplained({
  facts,
  queries,
  view,
  events,
  allMoves,
  before = null,
}: Pick<TellProps<HlbTypes>, (typeof READS)[number]>) {
  const i18n = useT();
  const fates = useMemo(() => listFates({ facts, view, i18n }, events), [facts, view, i18n, events]);
  return (
    <>
      <FateList fates={fates} />
      {fates.length > 0 ? (
        <Standing facts={facts} queries={queries} view={view} events={events} before={before} />
      ) : null}
      {allMoves.some(isMarking) ? <MarkerNote /> : null}
    </>
  );
}
HlbExplained.reads = READS;

/** Nothing without a roll. */
function listFates(scene: HlbWords, events: readonly HlbEvent[]): readonly Fate[] {
  const battle = splitAtRoll(events);
  if (!battle) return [];
  const { before, rolled, next } = battle;
  const { t } = scene.i18n;
  const { attacker, defender, hex, diff } = rolled;
  const stays = unitRow(scene, attacker, t('table.hlb.fate.in', { hex }), 'holds');
  const leaves = unitRow(scene, defender, t('table.hlb.fate.beaten', { n: diff }), 'retreats');
  const helpers = before.flatMap((event) =>
    event.type === 'supported' ? [unitRow(scene, event.unit, t('table.hlb.fate.in-place'), 'supported')] : [],
  );
  const isLost = findFate(scene, next, attacker) !== null && findFate(scene, next, defender) === null;
  return [
    findFate(scene, next, defender) ??
      (isLost ? unitRow(scene, defender, t('table.hlb.fate.in', { hex }), 'holds') : leaves),
    findFate(scene, next, attacker) ?? stays,
    ...helpers,
  ];
}

type Kind = 'eliminated' | 'retreats' | 'goes-back' | 'holds' | 'supported';
const TONES: Readonly<Record<Kind, Fate['tone']>> = {
  eliminated: 'gone',
  retreats: 'moves',
  'goes-back': 'moves',
  holds: 'stays',
  supported: 'worn',
};
const RULES: Readonly<Record<Kind, string>> = {
  eliminated: '8.5',
  retreats: '8.5',
  'goes-back': '8.6',
  holds: '8.5',
  supported: '8.4',
};

function unitRow({ facts, view, i18n }: HlbWords, unit: UnitId, why: string, kind: Kind): Fate {
  return {
    id: unit,
    art: drawHlbPiece({ facts, view, target: unitRef(unit) }),
    who: i18n.t('table.hlb.fate.who', { unit }),
    why,
    what: i18n.t(`table.hlb.fate.${kind}`),
    tone: TONES[kind],
    rule: RULES[kind],
  };
}

/** Null if the events do not mention the unit. */
function findFate(scene: HlbWords, events: readonly HlbEvent[], unit: UnitId): Fate | null {
  const { t } = scene.i18n;
  for (const event of events) {
    if (!('unit' in event) || event.unit !== unit) continue;
    if (event.type === 'eliminated')
      return unitRow(scene, unit, t(`table.hlb.fate.cause.${event.cause}`), 'eliminated');
    if (event.type === 'retreated') return unitRow(scene, unit, t('table.hlb.fate.to', event), 'retreats');
    if (event.type === 'went-back') return unitRow(scene, unit, t('table.hlb.fate.to', event), 'goes-back');
  }
  return null;
}

interface PartProps {
  readonly title: string;
  readonly rule: string;
  readonly children: ReactNode;
}

function Part({ title, rule, children }: PartProps) {
  const id = useId();
  return (
    <section className="section hlb-part" aria-labelledby={id}>
      <div className="line apart gap-8">
        <Cap id={id}>{title}</Cap>
        <RuleChip rule={rule} />
      </div>
      {children}
    </section>
  );
}

type StandingProps = Pick<TellProps<HlbTypes>, 'facts' | 'queries' | 'view' | 'events'> & {
  readonly before: TellProps<HlbTypes>['view'] | null;
};

/** After a battle: its chances, the points and the remaining battles. Memoised, since no pick changes it. */
const Standing = memo(function Standing({ facts, queries, view, events, before }: StandingProps) {
  const i18n = useT();
  const { t } = i18n;
  const battles = findBattles({ facts, view }).filter(({ hex }) => hex !== view.battle?.hex);
  const points = useMemo(() => tellPoints({ facts, view, i18n }, events, before), [facts, view, i18n, events, before]);
  return (
    <>
      <ChancesWere queries={queries} events={events} />
      <Part title={t('table.hlb.points')} rule="9">
        <p>
          {points.map((sentence) => (
            <span key={sentence}>{`${sentence} `}</span>
          ))}
        </p>
      </Part>
      {battles.length === 0 ? null : (
        <Part title={t('table.hlb.battles-left')} rule="8.1">
          <ul>
            {battles.map(({ hex, attacker, defender }) => (
              <li key={hex} className="line gap-8 hlb-left">
                {drawHlbPiece({ facts, view, target: unitRef(attacker) })}
                {drawIcon(ArrowRight)}
                {drawHlbPiece({ facts, view, target: unitRef(defender) })}
                <span className="min-0">
                  <b>{t('table.hlb.battle.who', { attacker, defender })}</b>
                  <span className="block small">
                    {t('table.hlb.battle.where', { hex, terrain: terrainKey(findHex(facts, hex)) })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
});

/** The chances as shown before the roll, with the result boxed (§8.1). */
function ChancesWere({ queries, events }: Pick<StandingProps, 'queries' | 'events'>) {
  const i18n = useT();
  const chances = useMemo(
    () => events.flatMap((event) => queries.readChances(event) ?? []).at(-1) ?? null,
    [queries, events],
  );
  if (!chances) return null;
  const { odds, came } = chances;
  const success = i18n.t('table.hlb.odds-were.success');
  const { share, of, segments, sentence } = tellOdds(
    i18n,
    odds,
    odds.outcomes.map((outcome) => oddsSegment(i18n, outcome)),
    success,
  );
  const label = i18n.t('table.hlb.odds-were.sentence', { sentence, came: `hlb.outcome.${came}` });
  return (
    <section className="section" aria-labelledby="odds-were">
      <div className="flex baseline apart gap-8 cap-head">
        <Cap id="odds-were">{i18n.t('table.hlb.odds-were')}</Cap>
        <OddsFigure of={of}>{share}</OddsFigure>
      </div>
      <OddsBar segments={segments} total={odds.total} label={label} came={came} />
    </section>
  );
}

const MARKER_WORDS = ['does', 'bearer', 'off'] as const;
const MARKER_RULES = { does: '8.2', bearer: '6.2', off: '6.5' } as const;

/** While markers are assigned: the effect of one, who may carry it, when it is removed (§6). */
function MarkerNote() {
  const { t } = useT();
  return (
    <Part title={t('table.hlb.marker-note')} rule="6">
      <ul className="hlb-marker-note">
        {MARKER_WORDS.map((word) => (
          <li key={word} className="line apart gap-8">
            <span className="min-0">{t(`table.hlb.marker-note.${word}`)}</span>
            <RuleChip rule={MARKER_RULES[word]} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
