import Play from 'lucide-react/icons/play';
import { shelfLine } from '../../games/shelf.ts';
import type { Level } from '../../players/levels.ts';
import { useT } from '../../i18n/use-t.tsx';
import { usePacks } from '../../store/app-packs.ts';
import { chosenPack } from '../../store/pack-store.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import type { Player } from '../../store/last-setup.ts';
import { wordScenario } from '../app/games.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { Button } from '../parts/button.tsx';
import { wordLength } from './scenario-column.tsx';
import { isPerson, tellSeating, type Places } from './seating.ts';
import type { NewGame } from './use-new-game.ts';

export interface StartBarProps {
  readonly form: NewGame;
  readonly shelf: ShelfGame;
  readonly sides: readonly [string, string];
  readonly places: Places;
  readonly setPlaces: (places: Places) => void;
  readonly levels: readonly Level[];
}

/** Who plays whom, in one sentence, and the start. */
export function StartBar({ form, shelf, sides, places, setPlaces, levels }: StartBarProps) {
  const i18n = useT();
  const { t, line } = i18n;
  const { draft, isStarting } = form;
  const pack = usePacks((state) => (form.own === null ? chosenPack(state, shelf.id) : null));
  const [a, b] = places;
  const seat = (players: readonly [Player, Player]) =>
    setPlaces([
      { ...a, player: players[0] },
      { ...b, player: players[1] },
    ]);
  const strongest = levels.includes('veteran') ? 'veteran' : levels.at(-1);
  const programOf = ({ player }: { readonly player: Player }): Player =>
    player === 'person' ? (strongest ?? 'person') : player;
  const mine = places.findIndex(isPerson);
  return (
    <footer className="line gap-16 start-bar">
      <SeatMark game={shelf.id} seat={shelf.seats[Math.max(0, mine)] ?? null} />
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
        <Button className="start-bar__preset" onClick={() => seat(['person', 'person'])}>
          {t('new.preset.people')}
        </Button>
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
