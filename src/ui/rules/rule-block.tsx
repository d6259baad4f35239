import type { ReactNode } from 'react';
import type { Block, Mark } from '../../i18n/rules/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Provenance } from '../parts/provenance.tsx';
import { RuleText } from './rule-text.tsx';

export interface RuleBlockProps {
  readonly block: Block;
  readonly game: string;
  readonly marked: string;
  /** The section shows it once for all its blocks. */
  readonly hideMark: boolean;
}

export function RuleBlock({ block, game, marked, hideMark }: RuleBlockProps) {
  const text = (source: string) => <RuleText text={source} game={game} marked={marked} />;
  const mark = hideMark || block.mark === undefined ? null : <RuleMark mark={block.mark} />;
  switch (block.kind) {
    case 'text':
      return (
        <p className="rule-block">
          {text(block.text)} {mark}
        </p>
      );
    case 'list':
      return (
        <div className="rule-block">
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
        // A wide table scrolls on a narrow screen, and must then be reachable by key.
        <div className="rule-block rule-block--table" role="group" aria-label={block.caption} tabIndex={0}>
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
    <div className="rule-block rule-example">
      <p className="cap">{t('rules.example')}</p>
      <p>{children}</p>
    </div>
  );
}

function Ruling({ question, ruling, ground }: Readonly<Record<'question' | 'ruling' | 'ground', ReactNode>>) {
  const { t } = useT();
  return (
    <dl className="rule-block grid rule-ruling">
      <dt>{t('rules.question')}</dt>
      <dd>{question}</dd>
      <dt>{t('rules.ruling')}</dt>
      <dd className="strong">{ruling}</dd>
      <dt>{t('rules.ground')}</dt>
      <dd>{ground}</dd>
    </dl>
  );
}

/** Only what is not from the rulebook is marked: the rest of the page is. */
export function RuleMark({ mark }: { readonly mark: Mark }) {
  const { t } = useT();
  return mark === 'attested' ? null : <Provenance>{t(`rules.mark.${mark}`)}</Provenance>;
}
