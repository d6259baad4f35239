/** The sign of a river hex, beside its number: no counter ever covers it. */
export const WAVE = 'M-54-3.5q4-5 8 0t8 0t8 0M-54 3.5q4-5 8 0t8 0t8 0';

/** Half the breadth of the sign of a city. */
export const SIGN = 11;

/** Value by shape: a disc with 1 for a round city, a square with 2 for a square one (§9). */
export const CitySign = ({ city, x }: { readonly city: 'round' | 'square'; readonly x: number }) => (
  <g className="hlb-city" transform={`translate(${x} 0)`}>
    {city === 'round' ? <circle r={SIGN} /> : <rect x={-SIGN} y={-SIGN} width={SIGN * 2} height={SIGN * 2} />}
    <text y="6">{city === 'round' ? 1 : 2}</text>
  </g>
);
