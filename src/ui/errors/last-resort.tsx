import { describeError, type Crash } from './error-boundary.tsx';
import './error-screen.css';

/**
 * For a crash of the app's frame, when there is no catalogue: hence both languages here. Matches are on the disk up
 * to their last move.
 */
export function LastResort({ crash }: { readonly crash: Crash }) {
  return (
    <main className="centre-grid flex-1 error-screen">
      <div className="col gap-18 error-screen__sheet panel" role="alert">
        <h1>Fronts cannot go on</h1>
        <p>The page itself broke. Saved matches are safe on this device.</p>
        <p lang="ja">ページが壊れました。保存された対局はこの端末に残っています。</p>
        <div className="row">
          <button type="button" className="button" onClick={() => window.location.reload()}>
            Reload the page / 読み直す
          </button>
        </div>
        <details className="error-screen__detail">
          <summary>Details / 詳細</summary>
          <pre>{describeError(crash)}</pre>
        </details>
      </div>
    </main>
  );
}
