import { memo } from 'react';
import type { Taking } from '../../play/derive.ts';
import type { PlayState } from '../../play/state.ts';
import { usePlay, useScene, useSource } from './use-play.tsx';

/** The time limit of a preview that shall count nothing. */
const AT_ONCE = 0;

const worded = ({ picture: { several } }: PlayState) => (several?.foot && several.taken.length > 0 ? several : null);

/** Above the gold button: how many of several are taken, and what they do together. */
export const SeveralFoot = memo(() => {
  const several = usePlay(worded);
  return several && <Foot several={several} />;
});
SeveralFoot.displayName = 'SeveralFoot';

function Foot({ several: { foot, taken, movesFor } }: { readonly several: Taking }) {
  const { i18n } = useScene();
  const { preview } = useSource();
  const made = movesFor(taken);
  const last = made.at(-1);
  const told = last === undefined ? null : preview(last, AT_ONCE, made.slice(0, -1));
  return (
    <p className="small confirm__foot">
      {foot?.(taken, told).map((line) => (
        <span key={line.key}>{i18n.line(line)} </span>
      ))}
    </p>
  );
}
