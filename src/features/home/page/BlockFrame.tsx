import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronRightRegular } from '@fluentui/react-icons';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageBlock } from '#contract/platform/home/page-layout.ts';
import { PanelBoundary } from '#ui/PanelBoundary.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { useLink } from './links.ts';
import { SmartLink } from './SmartLink.tsx';

const useStyles = makeStyles({
  frame: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0, flexGrow: 1 },
  head: { display: 'flex', alignItems: 'baseline', gap: '16px', minHeight: '28px' },
  title: {
    margin: 0,
    minWidth: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  more: {
    marginLeft: 'auto',
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    color: tokens.colorBrandForegroundLink,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  },
});

interface BlockFrameProps {
  block: PageBlock;
  /** What it is, for a block without a title. */
  name: string;
  children: ReactNode;
}

/** A block's own region of the page: title, the way to more, and a failure that stays inside. */
export function BlockFrame({ block, name, children }: BlockFrameProps) {
  const styles = useStyles();
  const { t } = useTranslation('home');
  const titleId = useId();
  const more = useLink(block.moreUrl);
  const titled = block.title !== '';
  return (
    <section
      className={styles.frame}
      aria-labelledby={titled ? titleId : undefined}
      aria-label={titled ? undefined : name}
    >
      {titled && (
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title} title={block.title}>
            <PlatformText text={block.title} />
          </h2>
          {more && (
            <SmartLink link={more} className={styles.more}>
              <span aria-hidden>{t('more')}</span>
              <ChevronRightRegular fontSize={16} aria-label={t('moreOf', { title: block.title })} />
            </SmartLink>
          )}
        </div>
      )}
      <PanelBoundary name={`block ${block.blockId}`} title={t('failed', { title: block.title || name })}>
        {children}
      </PanelBoundary>
    </section>
  );
}
