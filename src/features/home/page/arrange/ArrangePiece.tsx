import { Button, makeStyles, mergeClasses, Select, tokens, Tooltip } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, EyeOffRegular, EyeRegular, SettingsRegular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '#ui/Tag.tsx';
import { BlockView } from '../BlockView.tsx';
import { rowUnits, type Piece } from '../page-grid.ts';
import { widths, type Change } from './pieces.ts';

const useStyles = makeStyles({
  piece: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '8px 12px 16px',
    boxSizing: 'border-box',
    minWidth: 0,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    scrollMargin: '140px 0 96px',
    '@media (max-width: 1000px)': { gridColumn: '1 / -1 !important' },
  },
  away: { paddingBottom: '8px', backgroundColor: tokens.colorNeutralBackground3 },
  bar: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px' },
  name: { marginRight: '8px', fontWeight: tokens.fontWeightSemibold },
  buttons: { marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: '4px' },
});

interface ArrangePieceProps {
  piece: Piece;
  name: string;
  at: number;
  total: number;
  change: (change: Change) => void;
  onSettings: () => void;
}

/** A block of a page that is being arranged: what can be done with it, and below it the block itself, to look at only. */
export function ArrangePiece({ piece, name, at, total, change, onSettings }: ArrangePieceProps) {
  const styles = useStyles();
  const { t } = useTranslation('home');
  const { block, span, hidden } = piece;
  const choices = widths.some((width) => width === span) ? widths : [span, ...widths];
  const own = (key: string, icon: ReactElement, onClick: () => void, more: { off?: boolean; move?: number } = {}) => (
    <Tooltip content={t(`arrange.${key}`, { name })} relationship="label">
      <Button
        appearance="subtle"
        icon={icon}
        disabledFocusable={more.off ?? false}
        onClick={onClick}
        data-move={more.move}
      />
    </Tooltip>
  );
  return (
    <section
      className={mergeClasses(styles.piece, hidden && styles.away)}
      style={{ gridColumn: `span ${hidden ? rowUnits : span}` }}
      aria-label={name}
      data-piece={block.blockId}
    >
      <div className={styles.bar}>
        {(hidden || block.title === '') && <span className={styles.name}>{name}</span>}
        {hidden && <Tag appearance="outline">{t('arrange.away')}</Tag>}
        <div className={styles.buttons}>
          {!hidden && (
            <Select
              value={String(span)}
              aria-label={t('arrange.width', { name })}
              onChange={(_, { value }) => change({ do: 'widen', at, span: Number(value) })}
            >
              {choices.map((width) => (
                <option key={width} value={width}>
                  {t(`arrange.widths.${width}`, { defaultValue: t('arrange.units', { width }) })}
                </option>
              ))}
            </Select>
          )}
          {own('up', <ArrowUpRegular />, () => change({ do: 'move', at, step: -1 }), { off: at === 0, move: -1 })}
          {own('down', <ArrowDownRegular />, () => change({ do: 'move', at, step: 1 }), {
            off: at === total - 1,
            move: 1,
          })}
          {hidden
            ? own('show', <EyeRegular />, () => change({ do: 'hide', at, hidden: false }))
            : own('hide', <EyeOffRegular />, () => change({ do: 'hide', at, hidden: true }))}
          {own('settings', <SettingsRegular />, onSettings)}
        </div>
      </div>
      {!hidden && (
        <div inert>
          <BlockView block={block} />
        </div>
      )}
    </section>
  );
}
