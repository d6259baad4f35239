import { useState } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { findGame } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { positionShelf, type StoredPosition } from '../../store/position-shelf.ts';
import { paths } from '../app/routes.ts';
import { Button, ButtonLink, IconButton } from '../parts/button.tsx';
import { Cap } from '../parts/cap.tsx';
import { Dialog } from '../parts/dialog.tsx';
import type { NewGame } from './use-new-game.ts';

interface OwnRowsProps {
  readonly game: string;
  readonly form: NewGame;
}

/** Scenarios of one's own under those of the game, and the way to a new one. */
export function OwnRows({ game, form }: OwnRowsProps) {
  const { t } = useT();
  const [doomed, setDoomed] = useState<StoredPosition | null>(null);
  const { ownScenarios, ownId, chooseOwn } = form;
  if (!findGame(game)?.editor) return null;
  const remove = async ({ id }: StoredPosition) => {
    setDoomed(null);
    if (ownId === id) chooseOwn(null);
    await positionShelf.remove(id);
  };
  return (
    <section className="col gap-6" aria-labelledby="new-own">
      {ownScenarios.length === 0 ? null : <Cap id="new-own">{t('new.own')}</Cap>}
      {ownScenarios.map((one) => (
        <div key={one.id} className="line gap-4">
          <label className="line gap-10 card rounded choice scenario-row grow">
            <input type="radio" name="scenario" checked={ownId === one.id} onChange={() => chooseOwn(one)} />
            <span className="grow choice__text">
              <span className="t-ui">{one.name}</span>
              <small>{t('new.own.what', { date: one.updated })}</small>
            </span>
          </label>
          <ButtonLink
            to={paths.editor(game, one.id)}
            icon={Pencil}
            variant="ghost"
            label={t('new.own.edit', { name: one.name })}
          />
          <IconButton
            icon={Trash}
            variant="ghost"
            label={t('new.own.delete', { name: one.name })}
            onClick={() => setDoomed(one)}
          />
        </div>
      ))}
      <ButtonLink to={paths.editor(game)} size="small">
        {t('new.own.make')}
      </ButtonLink>
      <Dialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={t('new.own.delete', { name: doomed?.name ?? '' })}
        actions={
          <>
            <Button variant="danger" size="big" onClick={() => doomed && void remove(doomed)}>
              {t('new.own.delete.go')}
            </Button>
            <Button size="big" onClick={() => setDoomed(null)} data-autofocus>
              {t('app.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('new.own.delete.sure')}</p>
      </Dialog>
    </section>
  );
}
