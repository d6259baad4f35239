import { Logo } from './logo.tsx';

export interface FirstPaintProps {
  /** The same in every language. */
  readonly name: string;
  /** Addresses of the games' pictures. */
  readonly covers: readonly string[];
}

/**
 * The page before its script has loaded: the build writes it into the page, and `public/first-paint.js`
 * hides it for other screens. Logo and pictures are where the screen will put them. There are no sentences, as the
 * language is not known yet.
 */
export function FirstPaint({ name, covers }: FirstPaintProps) {
  return (
    <div className="app first-paint" aria-hidden="true">
      <div className="screen">
        <div className="col full flex-1 home">
          <div className="line wrap home__head">
            <Logo />
            <span className="home__name">{name}</span>
          </div>
          <div className="grid home__main">
            <div className="col min-0 home__table">
              <div className="flex relative clip hero panel" />
              <div className="grid gap-18 home__games">
                {covers.map((cover) => (
                  <div key={cover} className="col clip game-card panel">
                    <div className="clip relative rule-below-strong game-card__map">
                      <img
                        className="block full full-height game-card__cover"
                        src={cover}
                        alt=""
                        width={492}
                        height={252}
                        // Painted with the first frame, as the next may wait for the script.
                        decoding="sync"
                      />
                    </div>
                    <div className="flex-1 game-card__text" />
                  </div>
                ))}
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
