import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useApiQuery } from '#api/query.ts';
import { number } from '#contract/platform/fields.ts';
import { minzhengCarouselFindListByType, type Slide } from '#contract/platform/home/home.ts';
import { Cover } from '#domain/covers/Cover.tsx';
import { subjectOf } from '#domain/covers/subject.ts';
import { Carousel } from '#ui/Carousel.tsx';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { sheet, stage } from '#ui/theme/fixed-colours.ts';
import { useLink } from '../links.ts';
import { SmartLink } from '../SmartLink.tsx';
import { readConfig, type BlockProps } from './block-props.ts';
import { BlockRead } from './BlockRead.tsx';

const useStyles = makeStyles({
  frame: { height: '320px', '@media (max-width: 900px)': { height: '260px' } },
  place: { height: '320px', borderRadius: tokens.borderRadiusLarge },
  picture: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: 'right',
  },
  dimmed: { '@media screen': { ':global([data-theme="dark"])': { filter: 'brightness(.86) saturate(.92)' } } },
  // White words stand on the dark side of any picture.
  veil: {
    position: 'absolute',
    inset: 0,
    backgroundImage: stage.fade,
    // The words reach to the right side of a narrow picture.
    '@media (max-width: 1247px)': { backgroundImage: stage.veil },
  },
  words: {
    position: 'absolute',
    inset: 0,
    width: 'min(600px, 70%)',
    boxSizing: 'border-box',
    padding: '0 0 16px 56px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: '12px',
    color: stage.text,
    '@media (max-width: 900px)': { padding: '0 0 24px 24px', width: '90%' },
  },
  title: {
    margin: 0,
    fontSize: '36px',
    lineHeight: '48px',
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'balance',
    '@media (max-width: 900px)': { fontSize: '26px', lineHeight: '36px' },
  },
  sub: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: '26px', textWrap: 'pretty' },
  button: {
    marginTop: '12px',
    display: 'inline-flex',
    alignItems: 'center',
    height: '44px',
    padding: '0 24px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: sheet.background,
    color: sheet.text,
    fontWeight: tokens.fontWeightSemibold,
    textDecoration: 'none',
    ':hover': { backgroundColor: sheet.hover },
    ':focus-visible': { outline: `2px solid ${stage.text}`, outlineOffset: '2px' },
  },
});

/** The banner of a page: pictures with a sentence and one way on. */
export function CarouselBlock({ block, name }: BlockProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const { type } = readConfig(z.object({ type: number }), block);
  const slides = useApiQuery(minzhengCarouselFindListByType, { type });
  return (
    <BlockRead
      read={slides}
      name={name}
      skeleton={
        <Skeleton aria-label={t('loading')} aria-busy>
          <SkeletonItem className={styles.place} />
        </Skeleton>
      }
      isEmpty={(all) => all.length === 0}
    >
      {(all) => (
        <Carousel
          label={block.title || name}
          className={styles.frame}
          slides={all.map((slide) => ({ key: slide.id, content: <SlideView slide={slide} /> }))}
        />
      )}
    </BlockRead>
  );
}

function SlideView({ slide }: { slide: Slide }) {
  const styles = useStyles();
  const [broken, setBroken] = useState(false);
  const link = useLink(slide.linkUrl);
  return (
    <>
      {slide.picUrl === '' || broken ? (
        <Cover className={styles.picture} subject={subjectOf(slide.title)} />
      ) : (
        <img
          className={mergeClasses(styles.picture, styles.dimmed)}
          src={pageAddressOf(slide.picUrl)}
          alt=""
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
      {slide.title !== '' && <div className={styles.veil} />}
      <div className={styles.words}>
        {slide.title !== '' && (
          <h2 className={styles.title}>
            <PlatformText text={slide.title} />
          </h2>
        )}
        {slide.subTitle !== '' && (
          <p className={styles.sub}>
            <PlatformText text={slide.subTitle} />
          </p>
        )}
        {link && slide.buttonName !== '' && (
          <SmartLink link={link} className={styles.button}>
            <PlatformText text={slide.buttonName} />
          </SmartLink>
        )}
      </div>
    </>
  );
}
