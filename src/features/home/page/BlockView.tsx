import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageBlock } from '#contract/platform/home/page-layout.ts';
import { logFailure } from '#lib/log.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { BlocksContext, type Blocks } from './blocks/blocks.ts';

/** True when this client can draw a block. */
export function isKnown(blocks: Blocks, { component }: PageBlock): boolean {
  return Object.hasOwn(blocks, component);
}

/** One block in its frame. A kind that this client does not know is left out, and the log says so. */
export function BlockView({ block }: { block: PageBlock }) {
  const { t } = useTranslation('home');
  const blocks = useContext(BlocksContext);
  const Block = isKnown(blocks, block) ? blocks[block.component] : undefined;
  const { blockId, component } = block;
  useEffect(() => {
    if (!Block) logFailure('page layout', `block ${blockId} is of the unknown kind '${component}'`);
  }, [Block, blockId, component]);
  if (!Block) return null;
  const name = block.title || t(`kinds.${component}`);
  return (
    <BlockFrame block={block} name={name}>
      <Block block={block} name={name} />
    </BlockFrame>
  );
}
