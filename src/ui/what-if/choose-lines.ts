/** Which lines have a board on the page, and between which of them one chooses. */
export interface Chosen<L> {
  readonly visible: readonly L[];
  readonly choices: readonly L[];
  /** Key of the choice. */
  readonly shown: string;
}

interface Keyed {
  readonly key: string;
  readonly hands: string | null;
}

/** A phone shows one line; a wide page the match and one variation, so that a third one does not lead out of the window. */
export function chooseLines<L extends Keyed>(lines: readonly L[], wanted: string, isPhone: boolean): Chosen<L> {
  const known = lines.find(({ key }) => key === wanted) ?? null;
  if (isPhone) {
    const one = known ?? lines[0];
    return { visible: one ? [one] : [], choices: lines, shown: one?.key ?? wanted };
  }
  const [match, ...variations] = lines;
  const asked = known && known !== match ? known : null;
  const played = variations.find(({ hands }) => hands !== null);
  const beside = asked ?? played ?? variations.at(-1);
  return {
    visible: [match, beside].filter((line) => line !== undefined),
    choices: variations,
    shown: beside?.key ?? wanted,
  };
}
