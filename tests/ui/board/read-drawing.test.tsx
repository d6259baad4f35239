/** A drawing as it is taken out of the page for the thread that paints it. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { readDrawing } from '../../../src/ui/board/picture/read-drawing.ts';

function read(children: ReactNode) {
  const { container } = render(<svg className="map-layer">{children}</svg>);
  const svg = container.querySelector('svg');
  if (!svg) throw new Error('nothing is drawn');
  return readDrawing(svg);
}

describe('a drawing that is read', () => {
  it('keeps shapes, words and their order, each where it is', () => {
    const { drawing } = read(
      <>
        <path d="M0 0L9 9" />
        <g transform="translate(10 20) scale(2)">
          <text x="1" y="2" textLength="30">
            Minsk
          </text>
          <circle cx="3" cy="4" r="5" />
        </g>
        <rect x="1" y="2" width="3" height="4" />
      </>,
    );
    expect(drawing.nodes.map(({ kind }) => kind)).toEqual(['path', 'group', 'rect']);
    expect(drawing.nodes[1]).toMatchObject({
      matrix: [2, 0, 0, 2, 10, 20],
      nodes: [
        { kind: 'text', x: 1, y: 2, text: 'Minsk', length: 30 },
        { kind: 'circle', x: 3, y: 4, r: 5 },
      ],
    });
  });

  it('turns as SVG does: clockwise on the screen', () => {
    const { drawing } = read(<g transform="rotate(90)" />);
    const [a, b, c, d] = drawing.nodes[0]?.matrix ?? [];
    expect([a, b, c, d].map((value) => Math.round((value ?? 9) * 100) / 100 + 0)).toEqual([0, 1, -1, 0]);
  });

  it('sets aside what others are cut at and filled with', () => {
    const { drawing } = read(
      <>
        <defs>
          <clipPath id="land">
            <path d="M0 0H4V4Z" />
            <path d="M5 5H9V9Z" />
          </clipPath>
          <linearGradient id="sea" x1="0" y1="0" x2="0.3" y2="1">
            <stop offset="0" className="high" />
            <stop offset="1" className="deep" />
          </linearGradient>
          <pattern id="lines" width="6" height="7" patternTransform="rotate(45)">
            <rect width="6" height="1" />
          </pattern>
        </defs>
        <g clipPath="url(#land)" />
      </>,
    );
    expect(drawing.nodes).toMatchObject([{ kind: 'group', clip: 'land' }]);
    expect(drawing.clips).toEqual({ land: 'M0 0H4V4ZM5 5H9V9Z' });
    expect(drawing.servers).toMatchObject({
      sea: { kind: 'linear', line: [0, 0, 0.3, 1], stops: [{ offset: 0 }, { offset: 1 }] },
      lines: { kind: 'tiles', width: 6, height: 7, nodes: [{ kind: 'rect' }] },
    });
  });

  it('has a probe for each look, not for each element', () => {
    const { drawing, probes } = read(
      Array.from({ length: 50 }, (_, i) => (
        <g key={i} transform={`translate(${i} 0)`}>
          <path className={i % 2 === 0 ? 'even' : 'odd'} d={`M${i} 0V9`} />
        </g>
      )),
    );
    expect(drawing.nodes).toHaveLength(50);
    expect(probes.root.querySelectorAll('path')).toHaveLength(2);
    // The look of things does not include their place.
    expect(probes.root.innerHTML).not.toMatch(/ d=| transform=/);
    document.body.append(probes.root);
    expect(probes.read()).toHaveLength(probes.root.querySelectorAll('*').length);
    probes.root.remove();
  });

  it('tells apart by place in the page what a style sheet may tell apart by it', () => {
    const { probes } = read(
      <>
        <g className="side-axis">
          <path className="sign" d="M0 0" />
        </g>
        <g className="side-soviet">
          <path className="sign" d="M0 0" />
        </g>
      </>,
    );
    expect(probes.root.querySelectorAll('.sign')).toHaveLength(2);
  });

  it('gives colours, lines and letters as the browser works them out now', () => {
    const { drawing, probes } = read(
      <>
        <path d="M0 0" style={{ fill: 'rgb(1, 2, 3)', stroke: 'none' }} />
        <text style={{ display: 'none' }}>Hidden</text>
      </>,
    );
    document.body.append(probes.root);
    const styles = probes.read();
    const of = (i: number) => styles[drawing.nodes[i]?.style ?? -1];
    expect(of(0)).toMatchObject({ isShown: true, ink: { fill: 'rgb(1, 2, 3)' } });
    expect(of(1)).toMatchObject({ isShown: false });
    const path = probes.root.querySelector('path');
    if (path) path.style.display = 'none';
    expect(probes.read()[drawing.nodes[0]?.style ?? -1]).toMatchObject({ isShown: false });
    probes.root.remove();
  });

  it('refuses what the painter could not paint', () => {
    expect(() => read(<ellipse rx="3" ry="2" />)).toThrow(/ellipse/);
    expect(() => read(<g transform="skewX(3)" />)).toThrow(/skewX/);
  });
});
