import { useMemo, useRef } from 'react';
import { useCommands, type Command } from '../app/commands.ts';
import { Button } from '../parts/button.tsx';
import { Choices } from '../parts/field.tsx';
import { Fold } from '../parts/fold.tsx';
import { EmptyBox } from '../parts/note.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { BOTH, type LogSift } from './use-log-sift.ts';
import { useGame, usePlayStore, useScene } from './use-play.tsx';
import { useTableLayout } from './use-table-layout.ts';

/** Search and filters above the log. */
export function LogSifter({ sift }: { readonly sift: LogSift }) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const { found, all, wanted, about, kinds, seats, change } = sift;
  const search = useRef<HTMLInputElement>(null);
  const play = usePlayStore();
  const commands = useMemo(
    (): readonly Command[] => [
      {
        id: 'table.log.search',
        label: 'table.log.search',
        group: 'table',
        keys: ['/'],
        kind: 'keys-only',
        // Elsewhere on the table the key opens the palette.
        isEnabled: () =>
          play.getState().panel.isRaised || search.current?.closest('.log')?.contains(document.activeElement) === true,
        run: () => search.current?.focus(),
      },
    ],
    [play],
  );
  useCommands(commands);
  const isWide = useTableLayout() === 'wide';
  const sides = (
    <Choices
      quiet
      look="switch"
      label={t('table.log.sides')}
      value={wanted.seat}
      choices={[
        { value: BOTH, label: t('table.log.sides.both') },
        ...seats.map((seat) => ({ value: seat, label: t('table.rail.side', { side: seat }) })),
      ]}
      onChange={(seat) => change({ seat })}
    />
  );
  const byKind = (
    <Choices
      quiet
      look="switch"
      label={t('table.log.kind')}
      value={wanted.kind}
      choices={[
        { value: 'all' as const, label: t('table.log.kind.all') },
        ...kinds.map((kind) => ({ value: kind, label: t(`table.log.kind.${kind}`) })),
      ]}
      onChange={(kind) => change({ kind })}
    />
  );
  return (
    <div className="col gap-8 log__sift">
      <div className="line wrap gap-8">
        <SearchField
          ref={search}
          label={t('table.log.search')}
          kbd="/"
          value={wanted.query}
          found={wanted.query === '' ? undefined : t('table.log.found', { n: found.length, all })}
          onChange={(query) => change({ query })}
        />
        {isWide ? sides : null}
      </div>
      <div className="flex wrap gap-8">
        {isWide ? byKind : null}
        {about === null ? null : (
          <Button
            size="small"
            aria-pressed={wanted.only !== null}
            onClick={() => change({ only: wanted.only === null ? about : null })}
          >
            {t('table.log.only', { name: game.places.nameTarget(scene, about) })}
          </Button>
        )}
      </div>
      {isWide ? null : (
        <Fold title={t('table.log.filters')}>
          <div className="flex wrap gap-8 mt-6">
            {sides}
            {byKind}
          </div>
        </Fold>
      )}
      {found.length === 0 && all > 0 ? (
        <EmptyBox
          next={
            <Button size="small" onClick={sift.clear}>
              {t('table.log.clear')}
            </Button>
          }
        >
          {t('table.log.no-match')}
        </EmptyBox>
      ) : null}
    </div>
  );
}
