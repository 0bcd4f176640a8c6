import * as z from 'zod/mini';
import { numberOrNull } from '#contract/platform/fields.ts';
import type { PageBlock } from '#contract/platform/home/page-layout.ts';

/** Every block draws itself from its settings; `name` is what to call it when it fails. */
export interface BlockProps {
  block: PageBlock;
  name: string;
}

/** The settings of a block, leniently: a broken one gives the defaults of its schema. */
export function readConfig<Schema extends z.ZodMiniType>(schema: Schema, { config }: PageBlock): z.output<Schema> {
  return z.parse(schema, config);
}

/** How many items a block shows: what it says, within 1 and `most`; without a number `most`. */
export function sizeOf(block: PageBlock, most: number): number {
  const size = z.parse(numberOrNull, block.config['size']);
  return size === null ? most : Math.min(most, Math.max(1, Math.round(size)));
}
