import { useEffect, useState } from 'react';
import { findGame, openDefinition } from '../../games/shelf.ts';
import { seenStart } from '../../lab/positions/openings.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { ShelfGame } from '../../store/describe-game.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import type { Draft } from './draft.ts';

interface StartPanelProps {
  readonly shelf: ShelfGame;
  readonly draft: Draft;
}

interface Start {
  readonly position: unknown;
  readonly pack: unknown;
  readonly view: object;
  readonly facts: object;
}

/** The position that the games begin with, on the game's own board. */
export function StartPanel({ shelf, draft }: StartPanelProps) {
  const { t } = useT();
  const start = useStart(shelf.id, draft);
  const isOwn = draft.position !== undefined;
  const shown = isOwn ? start : { view: shelf.openingOf(draft.scenario), facts: shelf.facts };
  return (
    <section className="panel start-panel" aria-labelledby="start-panel-title">
      <header className="line gap-12 heat-panel__head">
        <h3 id="start-panel-title" className="cap">
          {t('experiment.begins-with')}
        </h3>
      </header>
      <div className="start-panel__map" data-own={isOwn ? '' : undefined}>
        {shown ? <GameThumb game={shelf.id} position={shown.view} facts={shown.facts} look="vignette" /> : null}
      </div>
    </section>
  );
}

/** What everybody sees of a draft's own position; null until it has been read, or where it cannot be. */
function useStart(game: string, { scenario, position, packs }: Draft): Start | null {
  const [start, setStart] = useState<Start | null>(null);
  const pack = packs?.[0];
  useEffect(() => {
    const manifest = findGame(game);
    if (position === undefined || !manifest) return undefined;
    let isStale = false;
    const read = async () => {
      const def = await openDefinition(manifest, pack);
      const view = seenStart(def, scenario, position);
      if (!isStale) setStart({ position, pack, view, facts: def.facts });
    };
    // Starting the experiment says why it does not fit.
    read().catch(() => undefined);
    return () => {
      isStale = true;
    };
  }, [game, scenario, position, pack]);
  return start?.position === position && start?.pack === pack ? start : null;
}
