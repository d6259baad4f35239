import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/fonts.css';
import './styles/tokens.css';
import './board/palette.css';
import './styles/base.css';
import './styles/sides.css';
import './styles/utilities.css';
import './styles/layout.css';
import { App } from './app/app.tsx';
import { guardComposedKeys } from './app/composing.ts';
import { guardTranslatedPage } from './app/translated-page.ts';
import { GAMES } from '../games/index.ts';
import { fillShelf } from '../games/shelf.ts';
import { fillScreens } from './app/game-screen.ts';
import { SCREENS } from './app/screens.ts';
import { lastGame, prefsStore, startStores } from '../store/app-stores.ts';
import { fetchAhead } from './home/fetch-ahead.ts';

guardComposedKeys(window);
fillShelf(GAMES);
fillScreens(SCREENS);
fetchAhead(window.location.hash, lastGame.read(), prefsStore.getState().language);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
guardTranslatedPage(document.documentElement);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void startStores();
