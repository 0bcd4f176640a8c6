import { createContext, type ComponentType } from 'react';
import type { BlockProps } from './block-props.ts';
import { CampsBlock } from './CampsBlock.tsx';
import { CarouselBlock } from './CarouselBlock.tsx';
import { CreditCompaniesBlock, CreditDirectoryBlock } from './CreditBlocks.tsx';
import { EntriesBlock } from './EntriesBlock.tsx';
import { GoodsBlock } from './GoodsBlock.tsx';
import { LivesBlock } from './LivesBlock.tsx';
import { NoticesBlock } from './NoticesBlock.tsx';
import { OldAgeBlock } from './OldAgeBlock.tsx';
import { CreditPersonBlock, NursingResultBlock } from './PersonBlocks.tsx';
import { ImageBlock, NumbersBlock, RichTextBlock } from './TextBlocks.tsx';

/** What draws a block, by its component's name. */
export type Blocks = Readonly<Record<string, ComponentType<BlockProps>>>;

/** The blocks of this feature; the shell adds those that other features draw. */
export const ownBlocks: Blocks = {
  carousel: CarouselBlock,
  entries: EntriesBlock,
  goods: GoodsBlock,
  camps: CampsBlock,
  lives: LivesBlock,
  notices: NoticesBlock,
  richText: RichTextBlock,
  about: RichTextBlock,
  numbers: NumbersBlock,
  image: ImageBlock,
  creditCompanies: CreditCompaniesBlock,
  creditDirectory: CreditDirectoryBlock,
  creditPerson: CreditPersonBlock,
  nursingResult: NursingResultBlock,
  oldAge: OldAgeBlock,
};

export const BlocksContext = createContext<Blocks>(ownBlocks);
