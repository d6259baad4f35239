import { valuesOf } from '../../engine/kits/pack/form-values.ts';
import type { OptionSpec } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { ownKey } from '../app/games.ts';
import { ToggleChip } from '../parts/chip.tsx';
import { Panel } from '../parts/panel.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { Draft } from './draft.ts';
import { useMemo } from 'react';
import type { GameManifest } from '../../games/manifest.ts';
import { findGame, openDefinition } from '../../games/shelf.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { seenStart } from '../../lab/positions/openings.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import { GameThumb } from '../app/game-thumb.tsx';

interface RuleListProps {
  readonly game: string;
  readonly specs: readonly OptionSpec[];
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** Every rule with variants; one press gives a variant to B. */
export function RuleList({ game, specs, draft, onChange }: RuleListProps) {
  const { t, line } = useT();
  const [a, b] = draft.options;
  if (specs.length === 0) return null;
  const toggle = ({ id, initial }: OptionSpec, value: OptionSpec['initial']) => {
    const { [id]: now = initial, ...others } = b;
    onChange({ isPair: true, options: [a, now === value ? others : { ...others, [id]: value }] });
  };
  return (
    <Panel id="rule-shelf" title={t('experiment.rules')} className="rule-shelf">
      <p className="small">{t('experiment.rules.what')}</p>
      <ul>
        {specs.map((spec) => {
          const { id, form, initial, rule } = spec;
          const key = ownKey(game, `ruling.${id}`);
          const others = valuesOf(form).filter((value) => value !== initial);
          const word = (value: OptionSpec['initial']) =>
            typeof value === 'string'
              ? line({ key: `${key}.${value}` })
              : t(value ? 'experiment.on' : 'experiment.off');
          return (
            <li key={id}>
              <h3>
                <span>{line({ key })}</span> {rule === undefined ? null : <RuleChip rule={rule} game={game} />}
              </h3>
              <p className="small">{t('experiment.rules.standard', { value: word(initial) })}</p>
              <div
                className="flex wrap gap-8"
                role="group"
                aria-label={t('experiment.rules.in-b', { rule: line({ key }) })}
              >
                {others.map((value) => (
                  <ToggleChip
                    key={String(value)}
                    pressed={draft.isPair && (b[id] ?? initial) === value}
                    onToggle={() => toggle(spec, value)}
                  >
                    {word(value)}
                  </ToggleChip>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

interface StartPanelProps {
  readonly shelf: ShelfGame;
  readonly draft: Draft;
}

export function StartPanel({ shelf, draft }: StartPanelProps) {
  const { t } = useT();
  const start = useStart(shelf.id, draft);
  const isOwn = draft.position !== undefined;
  const shown = isOwn ? start : { view: shelf.openingOf(draft.scenario), facts: shelf.facts };
  return (
    <section className="panel col clip start-panel" aria-labelledby="start-panel-title">
      <header className="line gap-12 p-8-16 heat-panel__head">
        <h3 id="start-panel-title" className="cap">
          {t('experiment.begins-with')}
        </h3>
      </header>
      <div className="min-h-0 flex-1 start-panel__map" data-own={isOwn ? '' : undefined}>
        {shown ? <GameThumb game={shelf.id} position={shown.view} facts={shown.facts} look="vignette" /> : null}
      </div>
    </section>
  );
}

/** An onlooker's view of a draft's own position; null until it is read, or where it cannot be. */
function useStart(game: string, { scenario, position, packs }: Draft) {
  const pack = packs?.[0];
  const asked = useMemo(() => ({ game, scenario, position, pack }), [game, scenario, position, pack]);
  const manifest = findGame(game);
  // The start of the experiment explains why a position does not fit.
  const load = async (of: GameManifest) => {
    const def = await openDefinition(of, pack);
    return { view: seenStart(def, scenario, position), facts: def.data.facts };
  };
  return useLoaded(asked, position === undefined || !manifest ? null : () => load(manifest)).value;
}
