import { useEffect } from 'react';
import { findSuggestions } from '../../../opponent/app-suggest.ts';

/** Answers who asks what to play, as long as the table is on the screen. Draws nothing. */
export function SuggestService() {
  useEffect(findSuggestions, []);
  return null;
}
