import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { getBlockListForClick, type PageBlock } from '../../../../contract/platform/home/page-layout.ts';
import { useRead } from '../../../../api/query.ts';
import { ErrorPanel } from '../../../../ui/ErrorPanel.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { TextSkeleton } from '../../../../ui/Skeletons.tsx';
import { BlocksContext } from '../blocks/blocks.ts';
import { isKnown } from '../BlockView.tsx';
import type { Piece } from '../page-grid.ts';

const useStyles = makeStyles({
  panel: { padding: '16px 20px 20px', display: 'flex', flexDirection: 'column', gap: '12px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
});

interface AddBlocksProps {
  pageId: string;
  pieces: readonly Piece[];
  onAdd: (block: PageBlock) => void;
}

/** Blocks that the platform offers and that are not on the page yet. */
export function AddBlocks({ pageId, pieces, onAdd }: AddBlocksProps) {
  const styles = useStyles();
  const { t } = useTranslation('home');
  const known = useContext(BlocksContext);
  const offered = useRead(getBlockListForClick, { pageId });
  const here = new Set(pieces.map(({ block }) => block.blockId));
  const left = offered.data?.filter((block) => !here.has(block.blockId) && isKnown(known, block));
  if (offered.isError && !offered.data) {
    return <ErrorPanel title={t('arrange.offerFailed')} onRetry={() => void offered.refetch()} />;
  }
  return (
    <Panel className={styles.panel} aria-labelledby="add-blocks">
      <h2 id="add-blocks" className={styles.title}>
        {t('arrange.more')}
      </h2>
      {left === undefined && <TextSkeleton count={2} />}
      {left?.length === 0 && <p className={styles.none}>{t('arrange.allHere')}</p>}
      {left !== undefined && left.length > 0 && (
        <div className={styles.list}>
          {left.map((block) => (
            <Button key={block.blockId} icon={<AddRegular />} onClick={() => onAdd(block)}>
              {t('arrange.add', { name: block.title || t(`kinds.${block.component}`) })}
            </Button>
          ))}
        </div>
      )}
    </Panel>
  );
}
