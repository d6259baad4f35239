import { Link } from 'wouter';
import { listGames } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { usePacks } from '../../store/app-packs.ts';
import { shownPack } from '../../store/pack-store.ts';
import { wordTitle } from '../app/games.ts';
import { paths } from '../app/routes.ts';

/** The games, each with how many of its data are replaced. */
export function GameSwitch({ game }: { readonly game: string }) {
  const i18n = useT();
  const packs = usePacks((state) => state);
  return (
    <nav className="switch data-pack__games" aria-label={i18n.t('pack.games')}>
      {listGames()
        .filter((one) => one.packs)
        .map(({ id }) => (
          <Link
            key={id}
            to={paths.data(id)}
            className="switch__part data-pack__game"
            aria-current={id === game ? 'page' : undefined}
          >
            <span>{wordTitle(i18n, id)}</span>{' '}
            <b className="tabular">{shownPack(packs, id)?.file.entries.length ?? 0}</b>
          </Link>
        ))}
    </nav>
  );
}
