/** The text of a position from the open match: nothing that its players still hide from each other. */
import { describe, expect, it } from 'vitest';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { GAME_IDS, loadGame } from '../support/games.ts';
import { samplesOf } from '../support/samples.ts';
import { fresh } from '../support/store-world.ts';

describe.each(GAME_IDS)('the position of an open match of %s', (id) => {
  it('is whole where nothing is hidden any more, and else what an onlooker sees', async () => {
    const def = await loadGame(id);
    const { positions } = def;
    const seen = { whole: 0, open: 0 };
    for (const [no, { name, file: sample }] of samplesOf(id)
      .filter((_, at) => at % 7 === 0)
      .entries()) {
      // Players agree at set-up whether hands are hidden from each other.
      const file = { ...sample, about: { ...sample.about, curtain: no % 2 === 0 } };
      const tab = fresh({ games: { [id]: def } });
      const brought = await tab.library.getState().importText(JSON.stringify(file));
      if (!brought.ok) throw new Error(`${name}: ${JSON.stringify(brought.problem)}`);
      await tab.match.getState().open(brought.id);
      const { secrets, isOver, at, timeline, positionText, exportText } = tab.match.getState();
      const state = def.readState(readSave(exportText(at) ?? '').snapshot);
      const isHidden = secrets === 'kept' && !isOver;
      seen[isHidden ? 'open' : 'whole'] += 1;
      if (!positions) throw new Error(name);
      expect(positionText(at), name).toBe(isHidden ? positions.write(state, null) : positions.write(state));
      expect(positionText(timeline.points.length), name).toBeNull();
      await tab.match.getState().close();
      expect(positionText(0), name).toBeNull();
    }
    expect(seen.open > 0).toBe(def.secrets !== undefined);
    if (!def.secrets) expect(seen.whole).toBeGreaterThan(0);
  }, 120_000);
});
