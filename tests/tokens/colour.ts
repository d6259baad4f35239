/** Colour arithmetic for the checks of the palette: WCAG contrast, CIE Lab, and three kinds of colour blindness. */

export type Rgb = readonly [number, number, number];
/** `grey` is no kind of eye but a grey print. */
export type Eye = 'normal' | 'protan' | 'deutan' | 'tritan' | 'grey';
export const EYES = ['normal', 'protan', 'deutan', 'tritan', 'grey'] as const satisfies readonly Eye[];

/** `#rrggbb` as shares of 0 to 1. */
export function parseHex(hex: string): Rgb {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!found) throw new Error(`not a colour: ${hex}`);
  const [r = 0, g = 0, b = 0] = found.slice(1).map((part) => parseInt(part, 16) / 255);
  return [r, g, b];
}

const toLinear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const linear = ([r, g, b]: Rgb): Rgb => [toLinear(r), toLinear(g), toLinear(b)];

const luminanceOfLinear = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map((hex) => luminanceOfLinear(linear(parseHex(hex)))).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

type Matrix = readonly [Rgb, Rgb, Rgb];

/** Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB. */
const MACHADO: Readonly<Record<'protan' | 'deutan' | 'tritan', Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (matrix: Matrix, [r, g, b]: Rgb): Rgb => {
  const [x, y, z] = matrix.map(([p, q, s]) => Math.min(1, Math.max(0, p * r + q * g + s * b)));
  return [x ?? 0, y ?? 0, z ?? 0];
};

/** A colour as `eye` sees it, in linear RGB. */
function seenBy(eye: Eye, hex: string): Rgb {
  const colour = linear(parseHex(hex));
  if (eye === 'normal') return colour;
  if (eye === 'grey') {
    const light = luminanceOfLinear(colour);
    return [light, light, light];
  }
  return times(MACHADO[eye], colour);
}

const SRGB_TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE_D65: Rgb = [0.95047, 1, 1.08883];

function toLab(colour: Rgb): Rgb {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);
  const xyz = SRGB_TO_XYZ.map(([p, q, s]) => p * colour[0] + q * colour[1] + s * colour[2]);
  const [x = 0, y = 0, z = 0] = xyz.map((value, i) => f(value / (WHITE_D65[i] ?? 1)));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** ΔE76 of two colours for `eye`. Ten and more reads as different side by side. */
export function difference(eye: Eye, one: string, other: string): number {
  const a = toLab(seenBy(eye, one));
  const b = toLab(seenBy(eye, other));
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
