import { use, useEffect, useRef } from 'react';
import type { RuleSection } from '../../i18n/rules/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { later } from '../app/later.tsx';
import { classes } from '../parts/classes.ts';
import type { Chapter } from './chapters.ts';
import { numberOf, sharedMark } from './chapters.ts';
import { RulesPackContext } from './pack-context.ts';
import { RuleBlock, RuleMark } from './rule-block.tsx';
import { Marked } from './rule-text.tsx';
import './rules.css';

export interface ChapterViewProps {
  readonly chapter: Chapter;
  readonly game: string;
  /** The section that was opened: tinted and scrolled into view. */
  readonly cited: string | null;
  /** The search text, marked in the cited section. */
  readonly marked: string;
  /** `1` where the chapter is the page, `2` beside a table. */
  readonly level: 1 | 2;
  /** True when opening a section should move the focus to it. */
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
