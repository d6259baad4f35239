/** Tells a turn in three lines, in a fixed order: hand sizes (§8), the map, events gained. */
import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import { joinIds, unique } from '../../../engine/kits/pointing/lookup.ts';
import { spaceRef } from '../../../engine/kits/pointing/targets.ts';
import { joinSentences } from '../../../i18n/joining.ts';
import { markLosses } from '../../table/since.ts';
import type { Headline, ToldTurn, TurnMark } from '../../table/game-table.ts';
import { NATIONS, SIDES, otherSide, type HrWords } from './lookup.ts';
import { isLast, listGoals, missingOf, toParams } from './victory.tsx';

type Turn = ToldTurn<HrTypes>;

export const headlines = (scene: HrWords, turn: Turn, called: Side): readonly Headline[] => [
  ofHandSizes(scene, turn.lines),
  ofMap(scene, turn),
  ofEvents(scene, turn.lines, called),
];

function row({ i18n: { t, lang } }: HrWords, id: 'hand' | 'map' | 'events', told: readonly string[]): Headline {
  return {
    id,
    kicker: t(`table.hr.headline.${id}`),
    title: told[0] ?? t(`table.hr.headline.${id}.none`),
    detail: told.length > 1 ? joinSentences(lang, told.slice(1)) : null,
    change: null,
    pieces: [],
    sign: null,
    marks: [],
    isNews: told.length > 0,
  };
}

function ofHandSizes(scene: HrWords, lines: readonly Line[]): Headline {
  const changes = SIDES.flatMap((side) => {
    const steps = lines.filter(({ key, params }) => /^hr\.log\.hand-size-/.test(key) && params?.['side'] === side);
    const [from, to] = [Number(steps[0]?.params?.['from']), Number(steps.at(-1)?.params?.['to'])];
    return steps.length === 0 || from === to ? [] : { side, from, to };
  });
  const [first = null] = changes;
  const title = first && scene.i18n.t(`table.hr.headline.hand.${first.to > first.from ? 'up' : 'down'}`, first);
  const told = [
    ...changes.map((change) => scene.i18n.t('table.hr.headline.hand.changed', change)),
    ...changes.flatMap(({ side, to }) => (to === 1 ? scene.i18n.t('table.hr.headline.hand.near', { side }) : [])),
  ];
  return { ...row(scene, 'hand', title === null ? [] : [title, ...told]), change: first };
}

/** Spaces that another nation holds than before. */
const takenGround = ({ board }: HrView, before: HrView | null): readonly TurnMark[] =>
  before === null
    ? []
    : Object.entries(board.control).flatMap(([place, to]) =>
        to === null || to === before.board.control[place] ? [] : [{ kind: 'taken', place, to } as const],
      );

const LOST = /^hr\.log\.(?:fortress|fleet)-lost$/;

/** A space counts for the nation that took it last. */
function ofMap(scene: HrWords, { lines, before }: Turn): Headline {
  const taken = new Map(
    lines.flatMap(({ key, params }) =>
      key === 'hr.log.took' ? [[String(params?.['space']), String(params?.['nation'])] as const] : [],
    ),
  );
  const ground = NATIONS.flatMap((nation) => {
    const spaces = [...taken].flatMap(([space, owner]) => (owner === nation ? [space] : []));
    return spaces.length === 0 ? [] : scene.i18n.t('table.hr.headline.map.taken', { nation, spaces: joinIds(spaces) });
  });
  const lost = lines.flatMap(({ key, params }) => (LOST.test(key) ? [String(params?.['space'])] : []));
  return {
    ...row(scene, 'map', [...tellNear(scene, lines), ...ground]),
    pieces: [...taken.keys()].map(spaceRef),
    marks: [...takenGround(scene.view, before), ...markLosses(lost)],
  };
}

/** §9.3: a centre that one side still lacks comes before all other ground. */
function tellNear({ facts, view, i18n: { t } }: HrWords, lines: readonly Line[]): readonly string[] {
  const goals = listGoals({ facts, view }).filter(
    (goal) =>
      isLast(goal) &&
      lines.some(
        ({ key, params }) =>
          key === 'hr.log.near-centres' && params?.['side'] === goal.by && params['nation'] === goal.of,
      ),
  );
  return goals.flatMap((goal) => [
    t('table.hr.headline.map.near', { space: missingOf(goal)[0] ?? '' }),
    t('table.hr.victory.goal', toParams(goal)),
  ]);
}

const GAINED = /^hr\.log\.event-(?:gained|taken)$/;

function ofEvents(scene: HrWords, lines: readonly Line[], called: Side): Headline {
  const told = [otherSide(called), called].flatMap((side) => {
    const events = lines.flatMap(({ key, params }) =>
      GAINED.test(key) && (params?.['side'] ?? 'allies') === side ? [String(params?.['event'])] : [],
    );
    return events.length === 0
      ? []
      : scene.i18n.t('table.hr.headline.events.gained', { side, events: joinIds(unique(events)) });
  });
  return row(scene, 'events', told);
}
