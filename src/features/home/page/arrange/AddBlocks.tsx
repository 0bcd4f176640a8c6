import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { getBlockListForClick, type PageBlock } from '#contract/platform/home/page-layout.ts';
import { Panel } from '#ui/Panel.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
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
  const offered = useApiQuery(getBlockListForClick, { pageId });
  const here = new Set(pieces.map(({ block }) => block.blockId));
  return (
    <QueryView
      query={offered}
      skeleton={
        <Frame>
          <TextSkeleton count={2} />
        </Frame>
      }
      failed={t('arrange.offerFailed')}
    >
      {(blocks) => {
        const left = blocks.filter((block) => !here.has(block.blockId) && isKnown(known, block));
        return (
          <Frame>
            {left.length === 0 ? (
              <p className={styles.none}>{t('arrange.allHere')}</p>
            ) : (
              <div className={styles.list}>
                {left.map((block) => (
                  <Button key={block.blockId} icon={<AddRegular />} onClick={() => onAdd(block)}>
                    {t('arrange.add', { name: block.title || t(`kinds.${block.component}`) })}
                  </Button>
                ))}
              </div>
            )}
          </Frame>
        );
      }}
    </QueryView>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation('home');
  return (
    <Panel className={styles.panel} aria-labelledby="add-blocks">
      <h2 id="add-blocks" className={styles.title}>
        {t('arrange.more')}
      </h2>
      {children}
    </Panel>
  );
}
