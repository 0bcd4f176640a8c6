import { block, type BlockContent, type PageContent } from './page.ts';
import { aboutPages } from './pages-about.ts';
import { globalPages } from './pages-global.ts';
import { companyPages } from './pages-qicheng.ts';
import { carePages, firePages } from './pages-schools.ts';

/** Own pages of a tenant come before the company's; the international academy has only its own. */
function pagesOf(tenant: string, locale: string): readonly PageContent[] {
  // Laid out by nobody: the client shows its own pages.
  if (tenant === 'zhongzhu') return aboutPages;
  if (tenant === 'global') return [...globalPages(locale), ...aboutPages];
  const own = tenant === 'anhe' ? carePages : tenant === 'liaoyuan' ? firePages : [];
  return [...own, ...companyPages, ...globalPages(locale), ...aboutPages];
}

/** The page of a tenant; undefined: no account laid it out. */
export function pageContent(tenant: string, pageId: string, locale: string): PageContent | undefined {
  return pagesOf(tenant, locale).find((page) => page.pageId === pageId);
}

/** Blocks that any page may take in besides its own. */
export const spareBlocks: readonly BlockContent[] = [
  block('goods', 'spare-sale', { title: '限时优惠', source: 'sale', size: 5 }),
  block('goods', 'spare-free', { title: '人工智能课程', source: 'list', categoryCodes: ['ai'], size: 5 }),
  block('camps', 'spare-road', { title: '道路运输训练营', source: 'traffic', size: 4 }),
  block('camps', 'spare-exam', { title: '取证训练营', source: 'exam', size: 4 }),
  block('lives', 'spare', { title: '直播课', size: 4 }),
  block('exams', 'spare', { title: '我的考试', moreUrl: '/examList', size: 4 }),
];
