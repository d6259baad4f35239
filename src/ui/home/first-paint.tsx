import { Logo } from './logo.tsx';

export interface FirstPaintProps {
  /** The word mark: the same in every language. */
  readonly name: string;
  /** Addresses of the pictures of the games. */
  readonly covers: readonly string[];
}

/**
 * What the start screen shows before its script has come: the build writes it into the page, where the app takes its place. A script of
 * a few lines (`public/first-paint.js`) hides it where the address names another screen. The mark and the pictures stand where the
 * screen itself will put them; there is no sentence, since the language is not known yet.
 */
export function FirstPaint({ name, covers }: FirstPaintProps) {
  return (
    <div className="app first-paint" aria-hidden="true">
      <div className="screen">
        <div className="col full home">
          <div className="line wrap home__head">
            <Logo />
            <span className="home__name">{name}</span>
          </div>
          <div className="grid home__main">
            <div className="col min-0 home__table">
              <div className="hero panel" />
              <div className="grid home__games">
                {covers.map((cover) => (
                  <div key={cover} className="col clip game-card panel">
                    <div className="clip relative game-card__map">
                      <img
                        className="block game-card__cover"
                        src={cover}
                        alt=""
                        width={492}
                        height={252}
                        // Painted with the frame that they have come for: a later one may have to wait until the script has run.
                        decoding="sync"
                      />
                    </div>
                    <div className="game-card__text" />
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
