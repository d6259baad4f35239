import type { LibraryEntry, StudyCount } from '../../store/library-types.ts';
import { useT, type I18n } from '../../i18n/use-t.tsx';
import { findGame } from '../../games/shelf.ts';
import { wordScenario, wordTitle } from '../app/games.ts';

/** An entry of the library, or a file that was only read. */
export type Sayable = Pick<
  LibraryEntry,
  'game' | 'scenario' | 'about' | 'moment' | 'status' | 'toMove' | 'winner' | 'ask'
>;

/** Lists describe a match in these words. Must be inside `GameWords` of its game. */
export interface EntryWords {
  readonly game: string;
  /** Null if the game has only one. */
  readonly scenario: string | null;
  /** Null outside a series. */
  readonly series: string | null;
  readonly where: string;
  /** Null if not known. */
  readonly who: string | null;
  /** The open question, or the end. */
  readonly what: string;
  /** `Turn 5, Allied`. */
  readonly state: string;
}

export function useEntryWords(entry: Sayable): EntryWords {
  const i18n = useT();
  const { t, line, has } = i18n;
  const { moment, status, toMove, winner, ask } = entry;
  const game = wordTitle(i18n, entry.game);
  const hasSeveral = (findGame(entry.game)?.scenarios.length ?? 0) > 1;
  const { series } = entry.about;
  const turn = t('library.turn', { turn: moment.turn });
  const result =
    winner === null ? null : winner === 'draw' ? t('table.result.draw') : t('table.result.wins', { side: winner });
  return {
    game,
    scenario: hasSeveral ? wordScenario(i18n, entry.game, entry.scenario) : null,
    series: series ? t('series.title', { n: series.games.length + 1 }) : null,
    where: entry.about.name === '' ? turn : t('home.continue.where', { game, turn: moment.turn }),
    who: status === 'finished' ? result : toMove === null ? null : t('table.prompt.decides', { side: toMove }),
    what:
      status === 'damaged'
        ? t('library.damaged.what')
        : status === 'finished'
          ? t('library.finished.what')
          : ask !== null && has(ask.key)
            ? line(ask)
            : '',
    state:
      status === 'finished'
        ? t('library.state.finished', { result: result ?? '' })
        : t('library.state.live', { turn: moment.turn, side: toMove ?? moment.seat }),
  };
}

export const wordStudy = (t: I18n['t'], { notes, variations }: StudyCount): string =>
  [
    notes > 0 ? t('library.study.notes', { n: notes }) : null,
    variations > 0 ? t('library.study.variations', { n: variations }) : null,
  ]
    .filter((one) => one !== null)
    .join(' · ');

type Named = Pick<LibraryEntry, 'game' | 'about'>;

export const nameOf = (i18n: I18n, { game, about }: Named): string => about.name || wordTitle(i18n, game);

export const EntryTitle = ({ entry }: { readonly entry: Named }): string => nameOf(useT(), entry);

/** Says when and how an unnamed match came into the library. */
export const wordArrival = ({ t }: I18n, { origin, created }: Pick<LibraryEntry, 'origin' | 'created'>): string =>
  t(ARRIVED[origin], { at: created });

const ARRIVED = {
  new: 'library.begun',
  import: 'library.arrived.import',
  copy: 'library.arrived.copy',
} as const satisfies Record<LibraryEntry['origin'], string>;
