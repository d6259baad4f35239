import { useEffect } from 'react';
import { findSuggestions } from '../../../opponent/app-suggest.ts';

export function SuggestService() {
  useEffect(findSuggestions, []);
  return null;
}
