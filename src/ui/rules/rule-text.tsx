import { Fragment } from 'react';
import { splitReferences } from '../../i18n/rules/references.ts';
import { RuleChip } from '../parts/rule-chip.tsx';

/** Text of the rules: its citations become links, search hits are marked. */
export function RuleText({
  text,
  game,
  marked,
}: {
  readonly text: string;
  readonly game: string;
  readonly marked: string;
}) {
  return splitReferences(text).map(({ text: stretch, id }, at) => (
    // The stretches of a text never change their order.
    <Fragment key={at}>
      {id === null ? <Marked text={stretch} marked={marked} /> : <RuleChip rule={id} game={game} />}
    </Fragment>
  ));
}

/** The places of `marked` in a text, ignoring case. */
export function Marked({ text, marked }: { readonly text: string; readonly marked: string }) {
  if (marked.trim() === '') return text;
  const hay = text.toLowerCase();
  const needle = marked.toLowerCase();
  const parts: { readonly text: string; readonly hit: boolean }[] = [];
  let at = 0;
  // Lower case may change the length of a text in some scripts; then nothing is marked rather than the wrong letters.
  for (let found = hay.length === text.length ? hay.indexOf(needle) : -1; found >= 0; found = hay.indexOf(needle, at)) {
    parts.push(
      { text: text.slice(at, found), hit: false },
      { text: text.slice(found, found + needle.length), hit: true },
    );
    at = found + needle.length;
  }
  parts.push({ text: text.slice(at), hit: false });
  return parts.map((part, index) =>
    part.hit ? <mark key={index}>{part.text}</mark> : <Fragment key={index}>{part.text}</Fragment>,
  );
}
