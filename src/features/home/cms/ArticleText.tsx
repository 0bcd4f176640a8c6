import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleIsland } from '#ui/island/StyleIsland.tsx';
import { ZoomedPicture } from '#ui/ZoomedPicture.tsx';
import { ReadingOffer } from './reading/ReadingOffer.tsx';
import { zoomablePictures, type Picture } from './zoomable-pictures.ts';

const useStyles = makeStyles({ nothing: { color: tokens.colorNeutralForeground3 } });

interface ArticleTextProps {
  articleId: string;
  html: string;
}

/** The text of an article on paper of its own: its pictures open large, and a reader is led back to where they were. */
export function ArticleText({ articleId, html }: ArticleTextProps) {
  const styles = useStyles();
  const { t } = useTranslation('cms');
  const text = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState<Picture | null>(null);
  const openLabel = t('ui:picture.open');
  const onDrawn = useCallback((article: HTMLElement) => zoomablePictures(article, openLabel, setZoomed), [openLabel]);
  if (html.trim() === '') return <p className={styles.nothing}>{t('detail.noText')}</p>;
  return (
    <>
      <ReadingOffer articleId={articleId} article={text} />
      <div ref={text}>
        <StyleIsland html={html} onDrawn={onDrawn} />
      </div>
      {zoomed && <ZoomedPicture {...zoomed} onClose={() => setZoomed(null)} />}
    </>
  );
}
