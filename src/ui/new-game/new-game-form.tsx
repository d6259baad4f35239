import { useMemo, useState } from 'react';
import ArrowLeftRight from '@lucide/icons/icons/arrow-left-right';
import Eye from '@lucide/icons/icons/eye';
import Play from '@lucide/icons/icons/play';
import type { Strengths } from '../../players/strength-types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { ownKey, wordScenario } from '../app/games.ts';
import { useCommands } from '../app/commands.ts';
import { Button } from '../parts/button.tsx';
import { Cap } from '../parts/cap.tsx';
import { drawIcon } from '../parts/icon.tsx';
import { Note } from '../parts/note.tsx';
import { useLatest } from '../parts/use-latest.ts';
import { Agreements } from './agreements.tsx';
import { LEVELS, type Level } from '../../players/levels.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ScenarioColumn, ScenarioDetails, ScenarioSelect, wordLength } from './scenario-column.tsx';
import { PairSeats, type SeatWords } from './pair-seats.tsx';
import { SeatCard } from './seat-card.tsx';
import { shelfLine } from '../../games/shelf.ts';
import { usePacks } from '../../store/app-packs.ts';
import { chosenPack } from '../../store/pack-store.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import type { Player } from '../../store/last-setup.ts';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { isPerson, tellSeating } from './seating.ts';
import { useLayoutSize } from '../app/layout-size.ts';
import { useNewGame, type Table, type NewGame } from './use-new-game.ts';

/** Up to this width the parts are in one column, and most are folded. */
export const useIsPhone = (): boolean => useLayoutSize().narrow.includes(899);

export interface NewGameFormProps extends Table {
  readonly strengths: Strengths;
}

/** A focused control may need Enter itself. */
const isEnterFree = (): boolean =>
  !document.activeElement?.matches('a, button, summary, input, select, textarea, [role="tab"]');

export function NewGameForm({ strengths, ...table }: NewGameFormProps) {
  const { t, line, has } = useT();
  const { shelf, levels, pair, setPair } = table;
  const form = useNewGame(table);
  const { problem, start, setPlace, seatPlayers, unnamed, persons, places, seated, known } = form;
  const isPhone = useIsPhone();
  const begin = useLatest(start);
  useCommands(
    useMemo(
      () => [
        {
          id: 'new.start',
          label: 'new.start',
          group: 'app',
          keys: ['Enter'],
          kind: 'keys-only',
          isEnabled: isEnterFree,
          run: () => void begin()(),
        },
      ],
      [begin],
    ),
  );
  const sideOf = (at: number) => line({ key: ownKey(shelf.id, `seat.${shelf.seats[at] ?? ''}`) });
  const beginsOf = (seat: string): string | null => {
    const key = ownKey(shelf.id, `scenario.${form.draft.scenario}.seat.${seat}`);
    return has(key) ? line({ key }) : null;
  };
  const sides = [sideOf(0), sideOf(1)] as const;
  const wordSeat = (at: number): SeatWords => {
    const seat = shelf.seats[at] ?? '';
    const first = form.own?.first ?? shelf.firstOf(form.draft.scenario);
    return { seat, side: sides[at] ?? '', isFirst: first === seat, begins: beginsOf(seat) };
  };
  const rest = (
    <Agreements
      form={form}
      shelf={shelf}
      swap={
        seated ? null : (
          <Button variant="ghost" icon={ArrowLeftRight} onClick={() => seatPlayers([places[1], places[0]])}>
            {t('new.swap')}
          </Button>
        )
      }
    />
  );
  return (
    <form
      className="col flex-1 min-h-0"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div className="grid flex-1 new-game__body">
        {isPhone ? <ScenarioSelect form={form} shelf={shelf} /> : <ScenarioColumn form={form} shelf={shelf} />}
        <div className="col gap-16 min-0 new-game__main">
          <section className="col gap-8" aria-labelledby="new-players">
            <Cap id="new-players">{t('new.players')}</Cap>
            {seated ? (
              <PairSeats
                game={shelf.id}
                pair={pair}
                seated={seated}
                seats={[wordSeat(0), wordSeat(1)]}
                known={known}
                onChange={setPair}
              />
            ) : (
              <div className="grid new-game__seats">
                {places.map((place, at) => (
                  <SeatCard
                    key={shelf.seats[at]}
                    game={shelf.id}
                    {...wordSeat(at)}
                    place={place}
                    levels={levels}
                    strengths={strengths}
                    unnamed={unnamed(place, at)}
                    onChange={(change) => setPlace(at, change)}
                  />
                ))}
              </div>
            )}
          </section>
          {persons === 2 ? null : (
            <div className="flex at-top gap-10 new-game__sees">
              {drawIcon(Eye)}
              <div className="small">
                <span>{t(shelf.hasSecrets ? 'new.sees.secrets' : 'new.sees')}</span>{' '}
                <Measured game={shelf.id} strengths={strengths} />
              </div>
            </div>
          )}
          {isPhone ? (
            <details className="new-game__fold panel panel__body">
              <summary>{t('new.more')}</summary>
              <div className="stack">
                <ScenarioDetails form={form} shelf={shelf} />
              </div>
              {rest}
            </details>
          ) : (
            rest
          )}
          {problem ? (
            <Note tone="error">
              <p>{t('new.invalid', { why: line(problem) })}</p>
            </Note>
          ) : null}
        </div>
      </div>
      <StartBar form={form} shelf={shelf} sides={sides} levels={levels} />
    </form>
  );
}

interface StartBarProps {
  readonly form: NewGame;
  readonly shelf: ShelfGame;
  readonly sides: readonly [string, string];
  readonly levels: readonly Level[];
}

function StartBar({ form, shelf, sides, levels }: StartBarProps) {
  const i18n = useT();
  const { t, line } = i18n;
  const { draft, isStarting, places, seatPlayers } = form;
  const pack = usePacks((state) => (form.own === null ? chosenPack(state, shelf.id) : null));
  const [a, b] = places;
  const seat = (players: readonly [Player, Player]) =>
    seatPlayers([
      { ...a, player: players[0] },
      { ...b, player: players[1] },
    ]);
  const strongest = levels.includes('veteran') ? 'veteran' : levels.at(-1);
  const programOf = ({ player }: { readonly player: Player }): Player =>
    player === 'person' ? (strongest ?? 'person') : player;
  const mine = places.findIndex(isPerson);
  return (
    <footer className="line gap-16 sticky rule-above-strong face-rail start-bar">
      {drawSeatMark({ game: shelf.id, seat: shelf.seats[Math.max(0, mine)] ?? null })}
      <p className="grow">
        <strong className="block start-bar__who" aria-live="polite">
          {line(tellSeating(places, sides, (key) => line({ key })))}
        </strong>
        <span className="small block">
          {`${t('new.foot', {
            scenario: form.own?.name ?? wordScenario(i18n, shelf.id, draft.scenario) ?? draft.scenario,
            length: wordLength(i18n, shelf.id, draft.scenario) ?? line(shelfLine(shelf.id, 'length')),
          })}${pack ? ` · ${t('new.foot.pack', { name: pack.file.name })}` : ''}`}
        </span>
      </p>
      <div className="line wrap gap-12 start-bar__buttons">
        {form.seated === null ? (
          <Button className="start-bar__preset" onClick={() => seat(['person', 'person'])}>
            {t('new.preset.people')}
          </Button>
        ) : strongest === undefined ? null : (
          <Button className="start-bar__preset start-bar__preset--back" onClick={() => seat(['person', strongest])}>
            {t('new.preset.computer')}
          </Button>
        )}
        {strongest === undefined ? null : (
          <Button className="start-bar__preset" onClick={() => seat([programOf(a), programOf(b)])}>
            {t('new.preset.computers')}
          </Button>
        )}
        <Button
          type="submit"
          variant="go"
          size="big"
          icon={Play}
          kbd="Enter"
          closed={isStarting}
          className="start-bar__go"
        >
          {t('new.start')}
        </Button>
      </div>
    </footer>
  );
}

interface MeasuredProps {
  readonly game: string;
  readonly strengths: Strengths;
}

/** Tells how the levels were measured; nothing without figures. */
function Measured({ game, strengths }: MeasuredProps) {
  const i18n = useT();
  const { t } = i18n;
  const [isOpen, setOpen] = useState(false);
  const rows = LEVELS.flatMap((level) => {
    const strength = strengths[level];
    return strength ? [{ level, ...strength }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <>
      <span>{t('new.measured')}</span>{' '}
      <button type="button" className="bare underlined new-game__see" onClick={() => setOpen(true)}>
        {t('new.measured.see')}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('new.measured.title')} look="wide">
        <p>{t('new.measured.what')}</p>
        <div className="scroll-x mt-12 measured">
          <table className="tabular joined measured__table" aria-label={t('new.measured.title')}>
            <thead>
              <tr>
                <th scope="col">{t('new.measured.level')}</th>
                <th scope="col">{t('new.measured.against')}</th>
                <th scope="col">{t('new.measured.won')}</th>
                <th scope="col">{t('new.measured.interval')}</th>
                <th scope="col">{t('new.scenario')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ level, against, won, games, low, high, scenario }) => (
                <tr key={level}>
                  <th scope="row">{t(`level.${level}`)}</th>
                  <td>{t(`level.${against}`)}</td>
                  <td>{t('new.measured.of', { won, games })}</td>
                  <td>{t('new.measured.from-to', { low, high })}</td>
                  <td>{wordScenario(i18n, game, scenario) ?? scenario}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Dialog>
    </>
  );
}
