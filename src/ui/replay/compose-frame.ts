/** A frame of a replay: the board, and under it what was done. */

export interface Caption {
  /** When: the move, the turn, whose. */
  readonly when: string;
  /** What. */
  readonly text: string;
}

/** The caption's own look in the page, which follows theme and language. */
interface Look {
  readonly ink: string;
  readonly paper: string;
  readonly when: string;
  readonly text: string;
}

/** Of a caption, by the width of the frame. */
const TYPE = { share: 0.021, least: 13 } as const;
const LINE = 1.35;
const LINES = 2;

/** The board is used up. */
export function composeFrame(board: ImageBitmap, { when, text }: Caption): ImageData {
  const { width } = board;
  const size = Math.max(TYPE.least, Math.round(width * TYPE.share));
  const gap = Math.round(0.6 * size);
  const line = Math.round(size * LINE);
  const height = board.height + 2 * gap + (LINES + 1) * line;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('replay.failed');
  const look = lookOf(size);
  brush.fillStyle = look.paper;
  brush.fillRect(0, 0, width, height);
  brush.drawImage(board, 0, 0);
  board.close();
  brush.fillStyle = look.ink;
  brush.fillRect(0, height - 2 * gap - (LINES + 1) * line, width, 2);
  brush.textBaseline = 'middle';
  const top = height - gap - (LINES + 1) * line;
  const room = width - 2 * gap;
  brush.font = look.when;
  brush.fillText(wrapText(when, room, 1, measureBy(brush))[0] ?? '', gap, top + line / 2);
  brush.font = look.text;
  for (const [n, words] of wrapText(text, room, LINES, measureBy(brush)).entries())
    brush.fillText(words, gap, top + (n + 1.5) * line);
  return brush.getImageData(0, 0, width, height);
}

const measureBy = (brush: CanvasRenderingContext2D) => (words: string) => brush.measureText(words).width;

function lookOf(size: number): Look {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    ink: token('--ink'),
    paper: token('--paper'),
    when: `600 ${size}px ${token('--cond')}`,
    text: `500 ${size}px ${token('--sans')}`,
  };
}

/** A place where a line may end: after a space, and between any two letters of Japanese. */
const PIECES = /[^\s\u3000-\u9fff\uff00-\uffef]+\s*|[\u3000-\u9fff\uff00-\uffef]\s*|\s+/gu;

/** At most `most` lines that fit `room`; an ellipsis says that there was more. */
export function wrapText(
  text: string,
  room: number,
  most: number,
  measure: (words: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let now = '';
  for (const piece of text.match(PIECES) ?? []) {
    if (now === '' || measure((now + piece).trimEnd()) <= room) {
      now += piece;
      continue;
    }
    lines.push(now.trimEnd());
    now = piece;
  }
  if (now.trim() !== '') lines.push(now.trimEnd());
  const shown = lines.slice(0, most);
  const end = shown.at(-1);
  if (end === undefined || (lines.length <= most && measure(end) <= room)) return shown;
  let cut = end;
  while (cut !== '' && measure(`${cut}…`) > room) cut = cut.slice(0, -1);
  return [...shown.slice(0, -1), `${cut}…`];
}
