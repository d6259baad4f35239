import { memo } from 'react';
import { usePlay, useScene, useSource } from './use-play.tsx';

/** The time limit of a preview that shall count nothing. */
const AT_ONCE = 0;

/** Above the gold button: how many of several are taken, and what they do together. */
export const SeveralFoot = memo(() => {
  const { i18n } = useScene();
  const { preview } = useSource();
  const several = usePlay(({ picture }) => picture.several);
  if (!several?.foot || several.taken.length === 0) return null;
  const made = several.movesFor(several.taken);
  const last = made.at(-1);
  const told = last === undefined ? null : preview(last, AT_ONCE, made.slice(0, -1));
  return (
    <p className="small confirm__foot">
      {several.foot(several.taken, told).map((line) => (
        <span key={line.key}>{i18n.line(line)} </span>
      ))}
    </p>
  );
});
SeveralFoot.displayName = 'SeveralFoot';
