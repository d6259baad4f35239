/** Tells a turn in three lines, in a fixed order: hand sizes (§8), the map, events gained. */
import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import { joinIds, unique } from '../../../engine/kits/pointing/lookup.ts';
import { joinSentences } from '../../../i18n/joining.ts';
import type { Headline } from '../../table/game-table.ts';
import { NATIONS, SIDES, otherSide, type HrWords } from './lookup.ts';

export const headlines = (scene: HrWords, lines: readonly Line[], called: Side): readonly Headline[] => [
  ofHandSizes(scene, lines),
  ofMap(scene, lines),
  ofEvents(scene, lines, called),
];

function row({ i18n: { t, lang } }: HrWords, id: 'hand' | 'map' | 'events', told: readonly string[]): Headline {
  return {
    id,
    kicker: t(`table.hr.headline.${id}`),
    title: told[0] ?? t(`table.hr.headline.${id}.none`),
    detail: told.length > 1 ? joinSentences(lang, told.slice(1)) : null,
    pieces: [],
    isNews: told.length > 0,
  };
}

function ofHandSizes(scene: HrWords, lines: readonly Line[]): Headline {
  const told = SIDES.flatMap((side) => {
    const steps = lines.filter(({ key, params }) => /^hr\.log\.hand-size-/.test(key) && params?.['side'] === side);
    const [from, to] = [Number(steps[0]?.params?.['from']), Number(steps.at(-1)?.params?.['to'])];
    return steps.length === 0 || from === to ? [] : scene.i18n.t('table.hr.headline.hand.changed', { side, from, to });
  });
  return row(scene, 'hand', told);
}

/** A space counts for the nation that took it last. */
function ofMap(scene: HrWords, lines: readonly Line[]): Headline {
  const taken = new Map(
    lines.flatMap(({ key, params }) =>
      key === 'hr.log.took' ? [[String(params?.['space']), String(params?.['nation'])] as const] : [],
    ),
  );
  const told = NATIONS.flatMap((nation) => {
    const spaces = [...taken].flatMap(([space, owner]) => (owner === nation ? [space] : []));
    return spaces.length === 0 ? [] : scene.i18n.t('table.hr.headline.map.taken', { nation, spaces: joinIds(spaces) });
  });
  return row(scene, 'map', told);
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
