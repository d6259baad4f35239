import { sideOf, type Side } from '../../engine/games/hitlers-reich/ids.ts';
import type { HrEvent } from '../../engine/games/hitlers-reich/events.ts';
import { judgeEnd } from '../../engine/games/hitlers-reich/rules/victory.ts';
import type { HrTypes } from '../../engine/games/hitlers-reich/types.ts';
import { yearInPlay } from '../../engine/games/hitlers-reich/years.ts';
import type { LabKit, Use } from '../lab-kit.ts';
import { detailsOf, groupsOf } from './details/hitlers-reich.ts';

type Tool = Omit<Use<Side>, 'success'> & { readonly isCancelled: boolean };

/** Areas and sea zones are controlled by nations (§2.1); conflict cards and events are used in conflicts (§7). */
export const lab: LabKit<HrTypes> = {
  places: ({ areas, zones }) => [...areas, ...zones].map(({ id }) => id),
  holderOf: ({ board }, _facts, place) => {
    const nation = board.control[place];
    return nation == null ? null : sideOf(nation);
  },
  leaderOf: (view) =>
    judgeEnd(view, (id) => {
      const nation = view.board.control[id];
      return nation != null && sideOf(nation) === 'axis';
    }).winner,
  yearOf: ({ year, lastYear }) => yearInPlay(year, lastYear),
  groupsOf,
  detailsOf,
  watchUses() {
    const uses: Use<Side>[] = [];
    let tools: Tool[] = [];
    const take = (seat: Side, kind: 'card' | 'event', id: string) => tools.push({ seat, kind, id, isCancelled: false });
    const close = (winner: Side | null) => {
      for (const { isCancelled, ...tool } of tools)
        uses.push({ ...tool, success: winner === null ? null : !isCancelled && winner === tool.seat });
      tools = [];
    };
    return {
      hear(event: HrEvent) {
        if (event.type === 'named') take(event.side, 'event', event.event);
        if (event.type === 'showed' || event.type === 'turned-up') take(event.side, 'card', event.card);
        if (event.type === 'cancelled')
          tools = tools.map((tool) => (tool.id === event.event ? { ...tool, isCancelled: true } : tool));
        if (event.type === 'judged') close(event.winner);
        if (event.type === 'planned') uses.push({ seat: event.side, kind: 'card', id: event.card, success: event.won });
        if (event.type === 'turn-ended') close(null);
      },
      list: () => uses,
    };
  },
};
