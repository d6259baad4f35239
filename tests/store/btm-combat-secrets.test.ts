/** Every stage of a combat of Blitzkrieg to Moscow 2, as each seat, the curtain and an onlooker are shown it (§5.2). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 as def } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { SIDES, type Side } from '../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmTypes } from '../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { present, type Timeline } from '../../src/engine/kernel/timeline.ts';
import { project } from '../../src/store/match/project.ts';
import { cover } from '../../src/engine/kits/hands/page.ts';
import { NO_SEATING, viewerOf, type Seating } from '../../src/store/match/session.ts';
import { summarise } from '../../src/store/saves/summary.ts';
import { aboutMatch } from '../../tools/lib/save-files.ts';
import { loadSample, samplesOf } from '../support/samples.ts';

const ROOT = join(import.meta.dirname, '..');
const COMBAT = /^(combat|breakthrough|card)\//;
const about = aboutMatch('secrets', { curtain: true });

function load(path: string): Timeline<BtmTypes> {
  const loaded = loadSave(def, readSave(readFileSync(join(ROOT, path), 'utf8')));
  if (loaded.how !== 'replayed') throw new Error(`${path}: ${loaded.how}`);
  return loaded.timeline;
}

/** The stage and its deciding seat; null outside combat, and with open hands. */
function stageOf(timeline: Timeline<BtmTypes>): string | null {
  const { state } = present(timeline);
  const decision = decide(def, state);
  const at = state.stack.at(-1)?.at ?? '';
  return decision && COMBAT.test(at) && !state.options.openHands ? `${at} ${decision.seat}` : null;
}

/** Cards of hands that the viewer must not know, and those of them that the viewer is shown. */
function lookAt(timeline: Timeline<BtmTypes>, look: Seating<BtmTypes>) {
  const session = { id: 'm', def, timeline, about, readOnly: null, broken: null, notes: [] } as const;
  const { cards } = present(timeline).state;
  const hidden = SIDES.filter((side) => side !== viewerOf(look)).flatMap((side) => cards[side].hand);
  // The facts list all cards; older moves name the played ones, wherever they are now.
  const { facts: _facts, timeline: history, ...shown } = project(session, look);
  const last = history.points.at(-1);
  const { ask, position } = summarise(def, timeline);
  const words = new Set(JSON.stringify([shown, last, ask, position]).match(/[\w-]+/g));
  return { hidden, told: hidden.filter((card) => words.has(card)) };
}

/** The seat at the table, or the seat that the curtain calls, or an onlooker. */
const LOOKS: readonly Seating<BtmTypes>[] = [
  ...SIDES.map((seat: Side) => ({ ...NO_SEATING, page: { holds: 'hand', seat } as const })),
  ...SIDES.map((seat: Side) => ({ ...NO_SEATING, page: cover(seat) })),
  NO_SEATING,
];

const STAGES = Object.entries(def.nodes as Readonly<Record<string, { readonly kind: string }>>)
  .filter(([at, { kind }]) => COMBAT.test(at) && kind === 'ask')
  .map(([at]) => at);

describe('a combat with hidden hands', () => {
  const samples = samplesOf(def.id)
    .filter(({ name }) => /\.(combat|breakthrough|card)-/.test(name))
    .map((sample) => loadSample(def, sample));

  it('§5.2: has a sample of each of its stages', () => {
    const found = samples.map((timeline) => stageOf(timeline)?.split(' ')[0]);
    expect(STAGES.filter((at) => !found.includes(at))).toEqual([]);
  });

  it(
    '§5.2, §7, §11, §12: shows no seat a card of the other hand, at any of its stages in whole games',
    { timeout: 120_000 },
    () => {
      const seen = new Set<string>();
      let hidden = 0;
      const check = (timeline: Timeline<BtmTypes>) => {
        const stage = stageOf(timeline);
        if (stage === null) return;
        for (const look of LOOKS) {
          const found = lookAt(timeline, look);
          expect({ stage, look, told: found.told }).toEqual({ stage, look, told: [] });
          hidden += found.hidden.length;
        }
        seen.add(stage);
      };
      samples.forEach(check);
      for (const name of ['plain-greedy-1', 'plain-random-2']) {
        const timeline = load(`recorded/blitzkrieg-to-moscow-2.${name}.json`);
        // The history is projected whole each time; what counts here is its last point.
        timeline.points.forEach((point, at) => {
          const opening = timeline.points[0];
          if (at > 0 && opening) check({ ...timeline, points: [opening, point], redo: [] });
        });
      }
      const both = [
        'combat/attack',
        'combat/attackers',
        'combat/defence',
        'combat/attack-card',
        'combat/defence-card',
        'combat/reroll',
        'combat/retreat-path',
        'combat/advance',
        'breakthrough/action',
      ];
      const wanted = both.flatMap((at) => SIDES.map((side) => `${at} ${side}`));
      expect(wanted.filter((stage) => !seen.has(stage))).toEqual([]);
      // It would prove nothing if all hands were empty.
      expect(hidden).toBeGreaterThan(1000);
    },
  );
});
