/** A square counter round its middle; its corners identify the army in any light. `half` is half its side. */
export function counterOutline(half: number, corner: number, kind: 'round' | 'cut'): string {
  const near = half - corner;
  const bend = (x: number, y: number, toX: number, toY: number) =>
    kind === 'cut' ? `L${toX} ${toY}` : `Q${x} ${y} ${toX} ${toY}`;
  return (
    `M${-near} ${-half}H${near}${bend(half, -half, half, -near)}V${near}${bend(half, half, near, half)}` +
    `H${-near}${bend(-half, half, -half, near)}V${-near}${bend(-half, -half, -near, -half)}Z`
  );
}
