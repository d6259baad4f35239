import { useMemo, type CSSProperties } from 'react';
import { useT } from '../../../i18n/use-t.tsx';
import { matchActions } from '../../../store/app-match.ts';
import { point as pointOf } from '../../board/hex-geometry.ts';
import type { PictureAbout } from '../../board/thumb.tsx';
import { classes } from '../../parts/classes.ts';
import { GameThumb } from '../../app/game-thumb.tsx';
import { useGame, useScene } from '../use-play.tsx';
import type { Stage, StageMaps, StageSign } from './ending.ts';

interface EndMapsProps {
  readonly maps: StageMaps;
  /** Shows the last front in large as well, over those before it. */
  readonly isBand: boolean;
}

/** The front turn by turn or year by year: each small map opens its position. */
export function EndMaps({ maps, isBand }: EndMapsProps) {
  const { t } = useT();
  const { title, of, hasSigns, aspect, stages } = maps;
  if (stages.length === 0) return null;
  return (
    <section className="end-maps" aria-labelledby="end-maps">
      <div className="line wrap gap-14 end-maps__head">
        <h2 id="end-maps" className="cap grow">
          {t(title)}
        </h2>
        <p className="line gap-14 t-small end-maps__legend" aria-hidden="true">
          <span className="inline gap-6">
            <i className="end-maps__key end-maps__key--gained" />
            {t('table.ending.maps.gained')}
          </span>
          <span className="inline gap-6">
            <i className="end-maps__key end-maps__key--lost" />
            {t('table.ending.maps.lost')}
          </span>
          {hasSigns ? (
            <span className="inline gap-6">
              <i className="end-maps__key end-maps__key--held" />
              {t('table.ending.maps.held', { side: of })}
            </span>
          ) : null}
        </p>
      </div>
      {isBand ? <FrontsMap maps={maps} /> : null}
      <ol className={classes('grid gap-10 end-maps__list', aspect > 1 && !isBand && 'end-maps__list--wide')}>
        {stages.map((stage) => (
          <li key={stage.at}>
            <StageMap stage={stage} maps={maps} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Lines of earlier stages, from the first on; the last one is drawn as on the map. */
const DASHES = ['dotted', 'dashed', 'long'] as const;

/** The real map at the end, with the front of each stage that is not like the one after it. */
function FrontsMap({ maps: { stages, around } }: { readonly maps: StageMaps }) {
  const { game } = useGame();
  const { facts } = useScene();
  const { t } = useT();
  const last = stages.at(-1);
  const earlier = useMemo(
    () => stages.filter(({ front }, at) => at < stages.length - 1 && front !== stages[at + 1]?.front).slice(0, 2),
    [stages],
  );
  const about = useMemo(
    (): PictureAbout => ({
      places: around,
      draw: () => null,
      drawGround: () =>
        earlier.map(({ at, front }, n) => (
          <path key={at} className={`hollow end-fronts__line end-fronts__line--${DASHES[n] ?? 'long'}`} d={front} />
        )),
    }),
    [around, earlier],
  );
  if (!last) return null;
  return (
    <div className="relative clip end-fronts">
      <GameThumb game={game} position={last.view} facts={facts} look="vignette" about={about} />
      <p className="absolute line gap-14 card t-small end-fronts__legend">
        <span className="cap">{t('table.ending.maps.moved')}</span>
        {[...earlier, last].map(({ at, title }, n) => (
          <span key={at} className="inline gap-6">
            <svg className="rigid end-fronts__key" viewBox="0 0 36 8" aria-hidden="true">
              <path
                className={`hollow end-fronts__line end-fronts__line--${at === last.at ? 'now' : (DASHES[n] ?? 'long')}`}
                d="M1 4H35"
              />
            </svg>
            {title}
          </span>
        ))}
      </p>
    </div>
  );
}

function StageMap({ stage, maps }: { readonly stage: Stage; readonly maps: StageMaps }) {
  const { game } = useGame();
  const { facts } = useScene();
  const { t } = useT();
  const { at, title, when, figure, news, view } = stage;
  const about = useMemo(() => aboutStage(stage, maps.sign), [stage, maps.sign]);
  return (
    <button
      type="button"
      className="col full soft at-start clip end-map"
      title={t('table.ending.maps.open')}
      onClick={() => matchActions.scrub(at)}
    >
      <span className="line gap-6 end-map__head">
        <b>{title}</b>
        <span className="grow">{when}</span>
        {figure === null ? null : <b className="end-map__figure">{figure}</b>}
      </span>
      <span className="block end-map__picture" style={styleOf(maps)}>
        <GameThumb game={game} position={view} facts={facts} about={about} />
      </span>
      <span className="end-map__news">{news}</span>
    </button>
  );
}

/** The front is as wide as half a sign. */
const styleOf = ({ aspect, sign }: StageMaps): CSSProperties & Readonly<Record<'--front', string>> => ({
  aspectRatio: aspect,
  '--front': `${sign * 0.55}px`,
});

/** Tints what has changed, draws the front and the cities over it. */
const aboutStage = ({ gained, lost, signs, front }: Stage, size: number): PictureAbout => ({
  places: [],
  isWhole: true,
  drawGround: (outlineOf) => (
    <>
      <path className="end-map__gained" d={gained.map(outlineOf).join('')} />
      <path className="end-map__lost" d={lost.map(outlineOf).join('')} />
      <path className="hollow end-map__front-case" d={front} />
      <path className="hollow end-map__front" d={front} />
    </>
  ),
  draw: (placeOf) =>
    [true, false].map((isHeld) => (
      <path
        key={String(isHeld)}
        className={isHeld ? 'end-map__sign end-map__sign--held' : 'end-map__sign'}
        d={signs
          .filter((sign) => sign.isHeld === isHeld)
          .map((sign) => signPath(sign, pointOf(placeOf(sign.place)), size))
          .join('')}
      />
    )),
});

function signPath({ isSquare }: StageSign, at: string, size: number): string {
  const half = size / 2;
  return isSquare
    ? `M${at}m${-half} ${-half}h${size}v${size}h${-size}z`
    : `M${at}m${-half} 0a${half} ${half} 0 1 0 ${size} 0a${half} ${half} 0 1 0 ${-size} 0z`;
}
