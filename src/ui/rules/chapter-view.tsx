import { use, useEffect, useRef, Fragment, type ReactNode } from 'react';
import type { RuleSection, Block, Mark } from '../../i18n/rules/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { later } from '../app/later.tsx';
import { classes } from '../parts/classes.ts';
import { numberOf, sharedMark, type Chapter } from './chapters.tsx';
import { RulesPackContext } from './pack-context.ts';
import './rules.css';
import { Provenance } from '../parts/provenance.tsx';
import { splitReferences } from '../../i18n/rules/references.ts';
import { RuleChip } from '../parts/rule-chip.tsx';

interface ChapterViewProps {
  readonly chapter: Chapter;
  readonly game: string;
  /** Tinted and scrolled into view. */
  readonly cited: string | null;
  readonly marked: string;
  /** `1` where the chapter is the page, `2` next to a table. */
  readonly level: 1 | 2;
  readonly takesFocus: boolean;
}

export function ChapterView({ chapter, game, cited, marked, level, takesFocus }: ChapterViewProps) {
  const citedHead = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const head = citedHead.current;
    if (!head || cited === null) return;
    head.closest('section')?.scrollIntoView({ block: cited === chapter.head.id ? 'start' : 'nearest' });
    if (takesFocus) head.focus({ preventScroll: true });
  }, [cited, chapter.head.id, takesFocus]);

  return (
    <article className="rule-chapter">
      {chapter.sections.map((section) => (
        <SectionView
          key={section.id}
          section={section}
          game={game}
          depth={section === chapter.head ? 0 : section.parent === chapter.head.id ? 1 : 2}
          level={level}
          isCited={section.id === cited}
          marked={section.id === cited ? marked : ''}
          headRef={section.id === cited ? citedHead : undefined}
        />
      ))}
    </article>
  );
}

const PackNote = later(() => import('./pack-note.tsx').then((part) => part.PackNote), null);

interface SectionViewProps {
  readonly section: RuleSection;
  readonly game: string;
  readonly depth: 0 | 1 | 2;
  readonly level: 1 | 2;
  readonly isCited: boolean;
  readonly marked: string;
  readonly headRef: React.RefObject<HTMLHeadingElement | null> | undefined;
}

function SectionView({ section, game, depth, level, isCited, marked, headRef }: SectionViewProps) {
  const { t } = useT();
  const pack = use(RulesPackContext);
  const shared = sharedMark(section);
  const Heading = `h${Math.min(6, level + depth + 1)}` as 'h2' | 'h3' | 'h4' | 'h5';
  const number = numberOf(section.id);
  return (
    <section
      className={classes('soft rule-section', `rule-section--${depth}`, isCited && depth > 0 && 'rule-section--cited')}
      aria-current={isCited ? 'location' : undefined}
    >
      <Heading ref={headRef} tabIndex={-1} className="rule-section__title">
        {number === '' ? null : <span className="faint rule-section__number">{number}</span>}{' '}
        <Marked text={section.title} marked={marked} />
        {shared === null ? null : (
          <>
            {' '}
            <RuleMark mark={shared} />
          </>
        )}
        {isCited && depth > 0 ? <span className="visually-hidden">{` (${t('rules.cited')})`}</span> : null}
      </Heading>
      {pack ? <PackNote pack={pack} section={section} /> : null}
      {section.blocks.map((block, at) => (
        <RuleBlock key={at} block={block} game={game} marked={marked} hideMark={shared !== null} />
      ))}
    </section>
  );
}

interface RuleBlockProps {
  readonly block: Block;
  readonly game: string;
  readonly marked: string;
  /** The section shows it once for all blocks. */
  readonly hideMark: boolean;
}

function RuleBlock({ block, game, marked, hideMark }: RuleBlockProps) {
  const text = (source: string) => <RuleText text={source} game={game} marked={marked} />;
  const mark = hideMark || block.mark === undefined ? null : <RuleMark mark={block.mark} />;
  switch (block.kind) {
    case 'text':
      return (
        <p className="mt-8 rule-block">
          {text(block.text)} {mark}
        </p>
      );
    case 'list':
      return (
        <div className="mt-8 rule-block">
          <ul>
            {block.items.map((item) => (
              <li key={item}>{text(item)}</li>
            ))}
          </ul>
          {mark}
        </div>
      );
    case 'table':
      return (
        // A wide table scrolls, so it must be reachable by keyboard.
        <div className="mt-8 rule-block scroll-x" role="group" aria-label={block.caption} tabIndex={0}>
          <table>
            <caption>
              {text(block.caption)} {mark}
            </caption>
            <thead>
              <tr>
                {block.head.map((cell, at) => (
                  <th key={at} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) =>
                    column === 0 ? (
                      <th key={column} scope="row">
                        {text(cell)}
                      </th>
                    ) : (
                      <td key={column}>{text(cell)}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'example':
      return <Example>{text(block.text)}</Example>;
    case 'ruling':
      return <Ruling question={text(block.question)} ruling={text(block.ruling)} ground={text(block.ground)} />;
  }
}

function Example({ children }: { readonly children: ReactNode }) {
  const { t } = useT();
  return (
    <div className="mt-8 rule-block t-body face-lo p-10-14 rule-example">
      <p className="cap">{t('rules.example')}</p>
      <p>{children}</p>
    </div>
  );
}

function Ruling({ question, ruling, ground }: Readonly<Record<'question' | 'ruling' | 'ground', ReactNode>>) {
  const { t } = useT();
  return (
    <dl className="mt-8 rule-block grid t-body rule-ruling">
      <dt>{t('rules.question')}</dt>
      <dd>{question}</dd>
      <dt>{t('rules.ruling')}</dt>
      <dd className="strong">{ruling}</dd>
      <dt>{t('rules.ground')}</dt>
      <dd>{ground}</dd>
    </dl>
  );
}

/** Marks only what is not from the rulebook. */
function RuleMark({ mark }: { readonly mark: Mark }) {
  const { t } = useT();
  return mark === 'attested' ? null : <Provenance>{t(`rules.mark.${mark}`)}</Provenance>;
}

function RuleText({ text, game, marked }: { readonly text: string; readonly game: string; readonly marked: string }) {
  return splitReferences(text).map(({ text: stretch, id }, at) => (
    // Parts keep their order.
    <Fragment key={at}>
      {id === null ? <Marked text={stretch} marked={marked} /> : <RuleChip rule={id} game={game} />}
    </Fragment>
  ));
}

/** Ignores case. */
function Marked({ text, marked }: { readonly text: string; readonly marked: string }) {
  if (marked.trim() === '') return text;
  const hay = text.toLowerCase();
  const needle = marked.toLowerCase();
  const parts: { readonly text: string; readonly hit: boolean }[] = [];
  let at = 0;
  // Lower case changes the length of some scripts; then nothing is marked.
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
