import './progress-ring.css';

/** Decorative: the words next to it say the same. */
export function ProgressRing({ done, total }: { readonly done: number; readonly total: number }) {
  const share = total === 0 ? 0 : Math.min(1, done / total);
  return (
    <svg className="rigid progress-ring" viewBox="-18 -18 36 36" aria-hidden="true">
      <circle className="progress-ring__all" r="14" pathLength="100" />
      {share > 0 ? (
        <circle
          className="progress-ring__done"
          r="14"
          pathLength="100"
          strokeDasharray={`${share * 100} 100`}
          transform="rotate(-90)"
        />
      ) : null}
    </svg>
  );
}
