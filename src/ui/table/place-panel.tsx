import type { Types } from '../../engine/kernel/types.ts';
import { EmptyBox } from '../parts/note.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { OverlaySpec, Passage } from './game-table.ts';
import './place-panel.css';
import { useGame, usePlay, useScene } from './use-play.tsx';

/** The map in words: the inspected place, and any overlay. */
export function PlacePanel() {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const overlay = usePlay(({ panel }) => panel.overlay);
  const inspected = usePlay(({ panel }) => panel.inspected);
  const spec = game.board.overlays.find(({ id }) => id === overlay);
  return (
    <div className="place">
      {inspected === null ? (
        spec ? null : (
          <EmptyBox>{t(game.places.inspectHow ?? 'table.inspect.empty')}</EmptyBox>
        )
      ) : (
        <>
          {game.places.Face ? <game.places.Face facts={scene.facts} view={scene.view} target={inspected} /> : null}
          {game.places.inspect(scene, inspected).map((passage) => (
            <PassageBlock key={passage.title} passage={passage} />
          ))}
        </>
      )}
      {spec ? <OverlayWords spec={spec} /> : null}
    </div>
  );
}

/** The overlay in words, for the current moves and picks. */
function OverlayWords({ spec }: { readonly spec: OverlaySpec<Types> }) {
  const scene = useScene();
  const moves = usePlay(({ picture }) => picture.moves);
  const picked = usePlay(({ picture }) => picture.selection.picked);
  const points = usePlay(({ staged }) => staged.shown.timeline.points);
  const at = usePlay(({ staged }) => staged.shown.at);
  // Until the match is read it has no past to tell.
  if (!points[at]) return null;
  return spec
    .describe(scene, moves, { points, at }, picked)
    .map((passage) => <PassageBlock key={passage.title} passage={passage} />);
}

function PassageBlock({ passage: { title, lines } }: { readonly passage: Passage }) {
  return (
    <section className="place__passage">
      <h3>{title}</h3>
      <ul>
        {lines.map(({ text, rule, muted }, at) => (
          <li
            key={at}
            className={muted === true ? 'flex baseline gap-8 with-rule small' : 'flex baseline gap-8 with-rule'}
          >
            <span>{text}</span>
            {rule === undefined ? null : <RuleChip rule={rule} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
