/** Writes what the page shows before its script has come. Run by the build. */
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { GAMES } from '../../src/games/index.ts';
import { SCREENS } from '../../src/ui/app/screens.ts';
import { en } from '../../src/i18n/compiled/en/app.ts';
import { FirstPaint } from '../../src/ui/home/first-paint.tsx';

/** In a file a picture has a file address; in a page the address starts at the top of the source. */
const inPage = (file: string): string => `/${relative(process.cwd(), fileURLToPath(file)).split(sep).join('/')}`;

const covers = GAMES.map(({ id }) => inPage(SCREENS[id].art.cover.en));

/** React asks for the pictures ahead of what it renders: here nothing may be fetched before the template is shown. */
const AHEAD = /<link rel="preload"[^>]*>/g;

export const FIRST_PAINT: string = renderToStaticMarkup(<FirstPaint name={en['app.name']} covers={covers} />).replace(
  AHEAD,
  '',
);
