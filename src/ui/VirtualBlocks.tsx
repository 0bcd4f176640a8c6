import { useState, type ReactNode } from 'react';
import { distinctKeys } from './distinct-keys.ts';
import { VirtualBlock, type BlockHeights } from './VirtualBlock.tsx';

/** Items that are rendered or left out together; even, so that two columns stay two. */
const blockSize = 20;
/** Blocks that are left out together: thousands of items are a few groups of empty space. */
const groupSize = 25;

interface VirtualBlocksProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** The items of a long list, of which only those near the viewport are rendered. Items are only appended to it. */
export function VirtualBlocks<Item>({ items, children }: VirtualBlocksProps<Item>) {
  const itemsOfGroup = blockSize * groupSize;
  return partsOf(items, itemsOfGroup).map((group, at) => (
    // oxlint-disable-next-line react/no-array-index-key
    <BlockGroup key={at} items={group}>
      {children}
    </BlockGroup>
  ));
}

function BlockGroup<Item>({ items, children }: VirtualBlocksProps<Item>) {
  // A group that comes back would else render all its items before it knows where they lie.
  const [heights] = useState<BlockHeights>(() => new Map());
  return (
    <VirtualBlock>
      {() =>
        partsOf(items, blockSize).map((block, place) => (
          // oxlint-disable-next-line react/no-array-index-key
          <VirtualBlock key={place} remembered={{ heights, place }}>
            {() => distinctKeys(block.map(children))}
          </VirtualBlock>
        ))
      }
    </VirtualBlock>
  );
}

function partsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}
