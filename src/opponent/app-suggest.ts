/** Suggestions have their own worker, so that a computer's turn is not disturbed. */
import { matchStore } from '../store/app-match.ts';
import { onFault } from '../store/app-world.ts';
import { brainOnPage, connect } from './connect.ts';
import { createHost } from './host.ts';
import { suggestStore } from './suggest-store.ts';
import { followSuggestions } from './suggester.ts';

const host = createHost({ connect, onPage: brainOnPage, onFault });

export const findSuggestions = (): (() => void) =>
  followSuggestions({ match: matchStore, store: suggestStore, host, onFault });
