/** Headings with lines: the inspector, and overlays in words. */
import type { TargetRef } from '../../engine/kernel/types.ts';
import { classes } from '../parts/classes.ts';
import { Fold } from '../parts/fold.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { Passage } from './passage.ts';
import { useShowPlace } from './use-show-place.ts';

export function PassageBlock({ passage }: { readonly passage: Passage }) {
  const { title, isFolded } = passage;
  return (
    <section className="place__passage">
      {isFolded ? (
        <Fold title={title} className="muted small">
          <PassageLines passage={passage} />
        </Fold>
      ) : (
        <>
          <h3>{title}</h3>
          <PassageLines passage={passage} />
        </>
      )}
    </section>
  );
}

function PassageLines({ passage: { lines } }: { readonly passage: Passage }) {
  return (
    <ul>
      {lines.map(({ text, rule, muted, at }, no) => (
        <li key={no} className={classes('flex baseline gap-8 with-rule', muted === true && 'small')}>
          {at === undefined ? <span>{text}</span> : <Shown text={text} at={at} />}
          {rule === undefined ? null : <RuleChip rule={rule} />}
        </li>
      ))}
    </ul>
  );
}

/** The pointer or the focus lights the place or the piece on the map; a press brings it into sight. */
function Shown({ text, at }: { readonly text: string; readonly at: TargetRef }) {
  const { light, show } = useShowPlace();
  const dim = () => light(null);
  return (
    <button
      type="button"
      className="bare at-start place__shown"
      onPointerEnter={() => light(at)}
      onPointerLeave={dim}
      onFocus={() => light(at)}
      onBlur={dim}
      onClick={() => show(at)}
    >
      {text}
    </button>
  );
}
