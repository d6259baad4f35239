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
import { GAMES } from '../games/index.ts';
import { fillShelf } from '../games/shelf.ts';
import { startStores } from '../store/app-stores.ts';
import { fetchCovers } from './home/fetch-covers.ts';

fillShelf(GAMES);
fetchCovers(window.location.hash);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void startStores();
