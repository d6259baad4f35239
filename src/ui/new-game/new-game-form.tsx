import { useMemo, useRef } from 'react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Eye from 'lucide-react/icons/eye';
import type { Strengths } from '../../players/strength-types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { ownKey } from '../app/games.ts';
import { useCommands } from '../app/commands.ts';
import { Button } from '../parts/button.tsx';
import { Cap } from '../parts/cap.tsx';
import { Icon } from '../parts/icon.tsx';
import { Note } from '../parts/note.tsx';
import { Agreements } from './agreements.tsx';
import { Measured } from './measured.tsx';
import { ScenarioColumn, ScenarioDetails, ScenarioSelect } from './scenario-column.tsx';
import { SeatCard } from './seat-card.tsx';
import { StartBar } from './start-bar.tsx';
import { useIsPhone } from './use-is-phone.ts';
import { useNewGame, type Table } from './use-new-game.ts';

export interface NewGameFormProps extends Table {
  readonly strengths: Strengths;
}

/** Enter belongs to whatever has the focus, if that does something with it. */
const isEnterFree = (): boolean =>
  !document.activeElement?.matches('a, button, summary, input, select, textarea, [role="tab"]');

export function NewGameForm({ strengths, ...table }: NewGameFormProps) {
  const { t, line, has } = useT();
  const { shelf, levels, places, setPlaces } = table;
  const form = useNewGame(table);
  const { problem, start, setPlace, unnamed, persons } = form;
  const isPhone = useIsPhone();
  const begin = useRef(start);
  begin.current = start;
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
          run: () => void begin.current(),
        },
      ],
      [],
    ),
  );
  const sideOf = (at: number) => line({ key: ownKey(shelf.id, `seat.${shelf.seats[at] ?? ''}`) });
  const beginsOf = (seat: string): string | null => {
    const key = ownKey(shelf.id, `scenario.${form.draft.scenario}.seat.${seat}`);
    return has(key) ? line({ key }) : null;
  };
  const sides = [sideOf(0), sideOf(1)] as const;
  const rest = (
    <Agreements
      form={form}
      shelf={shelf}
      swap={
        <Button variant="ghost" icon={ArrowLeftRight} onClick={() => setPlaces([places[1], places[0]])}>
          {t('new.swap')}
        </Button>
      }
    />
  );
  return (
    <form
      className="col new-game"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div className="grid new-game__body">
        {isPhone ? <ScenarioSelect form={form} shelf={shelf} /> : <ScenarioColumn form={form} shelf={shelf} />}
        <div className="col gap-16 min-0 new-game__main">
          <section className="col gap-8" aria-labelledby="new-players">
            <Cap id="new-players">{t('new.players')}</Cap>
            <div className="grid new-game__seats">
              {places.map((place, at) => (
                <SeatCard
                  key={shelf.seats[at]}
                  game={shelf.id}
                  seat={shelf.seats[at] ?? ''}
                  side={sides[at] ?? ''}
                  isFirst={(form.own?.first ?? shelf.firstOf(form.draft.scenario)) === shelf.seats[at]}
                  begins={beginsOf(shelf.seats[at] ?? '')}
                  place={place}
                  levels={levels}
                  strengths={strengths}
                  unnamed={unnamed(place, at)}
                  onChange={(change) => setPlace(at, change)}
                />
              ))}
            </div>
          </section>
          {persons === 2 ? null : (
            <div className="line gap-10 new-game__sees">
              <Icon of={Eye} />
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
      <StartBar form={form} shelf={shelf} sides={sides} places={places} setPlaces={setPlaces} levels={levels} />
    </form>
  );
}
