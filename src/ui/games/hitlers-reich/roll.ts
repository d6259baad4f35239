import type { Side, Title } from '../../../engine/games/hitlers-reich/ids.ts';
import type { HrEvent } from '../../../engine/games/hitlers-reich/events.ts';
import type { Line, Modifier } from '../../../engine/kernel/types.ts';
import { joinSentences } from '../../../i18n/joining.ts';
import type { I18n } from '../../../i18n/use-t.tsx';
import type { HistoryPoint } from '../../../store/types.ts';
import type { Tone } from '../../parts/die.tsx';
import type { ReasonRow } from '../../parts/reasons.tsx';
import type { RollView } from '../../table/game-table.ts';
import type { SeenDie } from '../../table/mini-dice.tsx';
import { writeOutcome, writeReason } from '../../table/number-words.ts';
import { isResult } from './conflict-panel/record.ts';
import { findSpace, type HrWords } from './lookup.ts';

/** Dice of conflicts with their reasons, of Big Push attempts, and of tests. */

type EventOf<K extends HrEvent['type']> = Extract<HrEvent, { readonly type: K }>;

const toneOf = (side: Side): Tone => (side === 'axis' ? 'dark' : 'pale');
const isSide = (text: unknown): text is Side => text === 'axis' || text === 'allies';

/** A die counts for one side or, in a preview, against the other; the side is named if known. */
export function reasonRow(i18n: I18n, modifier: Modifier, at: number): ReasonRow {
  const side = modifier.params?.['side'];
  if (!isSide(side)) return writeReason(i18n, modifier, at);
  return writeReason(i18n, modifier, at, { text: i18n.t('table.hr.reason.of', { side, what: i18n.line(modifier) }) });
}

export const oddsSegment = writeOutcome('hr.outcome', { won: 'best' });

type Die = RollView['dice'][number];

function wordDie({ i18n: { t } }: HrWords, side: Side, value: number, above: string, below: string): Die {
  const label = t('table.hr.die.label', { side, above, value, below });
  return { tone: toneOf(side), value, above, below, hit: true, label };
}

/** The end of a conflict without a roll: both sides kept theirs, or cards alone decided. */
export function wordOutcome({ i18n }: HrWords, events: readonly HrEvent[]): string | null {
  const judged = events.findLast((event) => event.type === 'judged');
  return judged ? i18n.line(judged.line) : null;
}

/** §7.3, §7.4: both cards are turned over, then the dice are rolled. */
export const turnsCards = (events: readonly HrEvent[]): boolean =>
  events.some(({ type }) => type === 'rolled') && listTurned(events).length > 0;

/** Cards that turn up, each with its side. */
export const listTurned = (events: readonly HrEvent[]) =>
  events.flatMap((event) => (event.type === 'showed' || event.type === 'turned-up' ? event : []));

/** The dice of both sides by their reasons, without their faces. */
export const listThrown = (events: readonly HrEvent[]): readonly Modifier[] =>
  events.flatMap((event) =>
    event.type === 'rolled'
      ? event.reasons.map((reason) => ({ ...reason, params: { ...reason.params, side: event.side } }))
      : [],
  );

/** Null if nothing was rolled. A conflict's first dice come before the rest. */
export function readRoll(scene: HrWords, events: readonly HrEvent[]): RollView | null {
  const rolled = events.filter((event) => event.type === 'rolled');
  if (rolled.length > 0) return wordConflict(scene, rolled, events);
  const planned = events.findLast((event) => event.type === 'planned');
  const pushed = events.findLast((event) => event.type === 'plan-rerolled');
  if (planned) return wordPlan(scene, planned, pushed?.type === 'plan-rerolled' ? pushed.dice : []);
  const again = events.findLast((event) => event.type === 'rerolled');
  if (again) return wordAgain(scene, again.side, again.dice, again.faces, events, '7.6');
  const changed = events.findLast((event) => event.type === 'changed' && !isTurned(scene, event.source));
  if (changed?.type === 'changed') return wordAgain(scene, changed.of, changed.dice, changed.faces, events, '7.5');
  const tests = wordTests(scene, events);
  const [tested] = events.filter((event) => event.type === 'tested');
  if (!tested) return null;
  const { t } = scene.i18n;
  const title = t('table.hr.roll.test', { event: tested.event });
  return { title, dice: tests, reasons: [], result: scene.i18n.line(testLine(tested)), rule: 'R-90' };
}

/** A die turned to a face is not rolled. */
function isTurned({ facts }: Pick<HrWords, 'facts'>, source: Title): boolean {
  return source === 'fortress' || source in facts.turnsDieTo;
}

const SOURCES = ['base', 'sea', 'fleet', 'area', 'capital'] as const;

function wordSource({ i18n: { t } }: HrWords, { key, params }: Modifier): string {
  const source = SOURCES.find((one) => key === `hr.dice.${one}` || key.startsWith(`hr.dice.${one}-`));
  return source === undefined
    ? t('table.hr.name.event', { event: params?.['event'] ?? '' })
    : t(`table.hr.die.${source}`);
}

function wordConflict(scene: HrWords, rolled: readonly EventOf<'rolled'>[], events: readonly HrEvent[]): RollView {
  const { t } = scene.i18n;
  const dice = rolled.flatMap(({ side, dice: faces, reasons }) => {
    const sources = reasons.flatMap((reason) => Array.from({ length: reason.amount }, () => reason));
    return faces.map((face, at) => {
      const reason = sources[at];
      const above = reason ? wordSource(scene, reason) : t('table.hr.die.place', { n: at + 1 });
      return wordDie(scene, side, face, above, t('table.hr.die.place', { n: at + 1 }));
    });
  });
  const reasons = rolled.flatMap(({ side, reasons: list }) =>
    list.map((one) => ({ ...one, params: { ...one.params, side } })),
  );
  return {
    title: wordTitle(scene),
    isAfterCards: turnsCards(events),
    dice: [...dice, ...wordTests(scene, events)],
    reasons: reasons.map((one, at) => reasonRow(scene.i18n, one, at)),
    ...wordResult(scene, events, '7.4'),
    heard: wordHeard(
      scene,
      rolled.map(({ side, dice: faces }) => ({ side, faces })),
      events,
    ),
  };
}

/** The faces alone with their total, which is *so far* while something may change them. */
function wordHeard(
  { view, i18n: { t, line, lang } }: HrWords,
  thrown: readonly { readonly side: Side; readonly faces: readonly number[] }[],
  events: readonly HrEvent[],
): string {
  const judged = events.findLast((event) => event.type === 'judged');
  const [axis, allies] = [view.fight?.totals.axis.total ?? null, view.fight?.totals.allies.total ?? null];
  return joinSentences(lang, [
    ...thrown.map(({ side, faces }) => t('table.hr.roll.heard', { side, dice: faces.join() })),
    judged ? line(judged.line) : axis === null || allies === null ? '' : t('table.hr.roll.totals', { axis, allies }),
  ]);
}

/** The space or event of the conflict, or of the last one. */
function wordTitle({ facts, view, i18n: { t } }: HrWords): string {
  const fought = view.conflict ?? view.last;
  if (!fought) return t('table.hr.roll.conflict');
  if (fought.kind === 'event') return t('table.hr.roll.event', { event: fought.target });
  return findSpace(facts, fought.target)
    ? t('table.hr.roll.space', { space: fought.target })
    : t('table.hr.roll.conflict');
}

function wordResult({ i18n }: HrWords, events: readonly HrEvent[], rule: string) {
  const judged = events.findLast((event) => event.type === 'judged');
  if (!judged) return { result: i18n.t('table.hr.roll.open'), rule };
  return { result: i18n.line(judged.line), rule: judged.line.rule };
}

function wordAgain(
  scene: HrWords,
  side: Side,
  places: readonly number[],
  faces: readonly number[],
  events: readonly HrEvent[],
  rule: string,
): RollView {
  const { t } = scene.i18n;
  const dice = faces.map((face, at) => {
    const place = t('table.hr.die.place', { n: places[at] ?? at + 1 });
    return wordDie(scene, side, face, place, t('table.hr.die.again'));
  });
  return {
    title: wordTitle(scene),
    dice: [...dice, ...wordTests(scene, events)],
    reasons: [],
    ...wordResult(scene, events, rule),
    heard: wordHeard(scene, [{ side, faces }], events),
  };
}

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);

/** `again`: places of the re-rolled dice (§6.3.2). */
function wordPlan(scene: HrWords, { side, card, dice, won }: EventOf<'planned'>, again: readonly number[]): RollView {
  const { t, line } = scene.i18n;
  const params = { side, card, dice: dice.join(), sum: sum(dice) };
  return {
    title: t('table.hr.roll.plan'),
    dice: dice.map((face, at) =>
      wordDie(
        scene,
        side,
        face,
        t('table.hr.die.push'),
        again.includes(at + 1) ? t('table.hr.die.again') : t('table.hr.die.place', { n: at + 1 }),
      ),
    ),
    reasons: [],
    result: line({ key: won ? 'hr.log.planned-won' : 'hr.log.planned-lost', params }),
    rule: '6.3.2',
  };
}

const testLine = ({ event, face, kept }: EventOf<'tested'>): Line => ({
  key: kept ? 'hr.log.tested-kept' : 'hr.log.tested-lost',
  params: { event, face },
});

/** ENIGMA's die follows the dice of the conflict it was used in. */
const wordTests = (scene: HrWords, events: readonly HrEvent[]): readonly Die[] =>
  events.flatMap((event) => {
    if (event.type !== 'tested') return [];
    const { t } = scene.i18n;
    const above = t('table.hr.name.event', { event: event.event });
    return [wordDie(scene, 'allies', event.face, above, t(event.kept ? 'table.hr.die.kept' : 'table.hr.die.lost'))];
  });

/** Draws of another size shuffle or pick cards. */
const FACES = 6;

interface Thrown {
  readonly tone: Tone;
  readonly faces: readonly number[];
}

const ROLLS = /^hr\.log\.(?:rolled|rerolled|plan-rerolled|planned-\w+|changed|changed-fleet|tested-\w+)$/;

/** The dice of a log line and the side that rolled them; ENIGMA is Allied. */
function thrownBy({ key, params = {} }: Line): Thrown | null {
  const side: unknown = params['side'] ?? 'allies';
  if (!ROLLS.test(key) || !isSide(side)) return null;
  const faces = String(key === 'hr.log.rolled' || key.startsWith('hr.log.planned') ? params['dice'] : params['faces']);
  const shown = key.startsWith('hr.log.tested') ? String(params['face']) : faces;
  return { tone: toneOf(side), faces: shown.split(',').map(Number) };
}

const isChange = ({ key }: Line): boolean => key.startsWith('hr.log.changed');

/** Rolls with their dice, and results, for a player who returns to the table. */
export function newsOf(line: Line): readonly SeenDie[] | null {
  const thrown = isChange(line) ? null : thrownBy(line);
  if (thrown) return thrown.faces.map((value) => ({ value, tone: thrown.tone }));
  return isResult(line) ? [] : null;
}

/** The position of these faces in the draws from `from` on; null for none. */
function findRun(draws: HistoryPoint['draws'], faces: readonly number[], from: number): number | null {
  for (let at = from; at + faces.length <= draws.length; at++)
    if (faces.every((face, n) => draws[at + n]?.n === FACES && draws[at + n]?.value === face - 1)) return at;
  return null;
}

/**
 * The side of each draw that is a die, by the order of rolls in the log. Other draws shuffle a deck, as is seen once a
 * game is over; a die that was only turned to a face was not drawn.
 */
export function diceOf({ lines, draws }: HistoryPoint): readonly (Tone | null)[] {
  const tones = draws.map((): Tone | null => null);
  let from = 0;
  for (const { tone, faces } of lines.flatMap((line) => thrownBy(line) ?? [])) {
    const at = findRun(draws, faces, from);
    if (at === null) continue;
    tones.fill(tone, at, at + faces.length);
    from = at + faces.length;
  }
  return tones;
}
