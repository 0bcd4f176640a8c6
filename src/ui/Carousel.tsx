import {
  Carousel as FluentCarousel,
  CarouselAutoplayButton,
  CarouselButton,
  CarouselCard,
  CarouselSlider,
  CarouselViewport,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular, PauseRegular, PlayRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { distinctKeys } from './distinct-keys.ts';
import { stage } from './theme/fixed-colours.ts';

/** How long a slide is shown. */
const slideMs = 6000;

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    minWidth: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  fill: { height: '100%' },
  slide: { position: 'relative', height: '100%' },
  controls: {
    position: 'absolute',
    right: '16px',
    bottom: '12px',
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    padding: '2px 4px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: stage.scrim,
  },
  button: {
    color: stage.text,
    minWidth: '32px',
    border: 'none',
    backgroundColor: 'transparent',
    // A button that is pressed down would be drawn in the brand's colour.
    '& .fui-Button__icon': { color: stage.text },
    ':hover': { color: stage.text, backgroundColor: stage.hover },
    ':hover:active': { color: stage.text, backgroundColor: stage.pressed },
    ':focus-visible': { outline: `2px solid ${stage.text}`, outlineOffset: '-2px' },
  },
  count: { color: stage.text, fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums', padding: '0 4px' },
});

export interface CarouselSlide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  label: string;
  slides: readonly CarouselSlide[];
  /** Height and other overrides of the frame. */
  className?: string | undefined;
}

/**
 * Slides that advance by themselves; paused by its button, by hover or focus, and initially for users who prefer
 * reduced motion.
 */
export function Carousel({ label, slides, className }: CarouselProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(0);
  const [playing, setPlaying] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  // The list may have become shorter.
  const current = shown < slides.length ? shown : 0;

  return (
    <FluentCarousel
      circular
      draggable
      groupSize={1}
      motion="fade"
      autoplayInterval={slideMs}
      activeIndex={current}
      onActiveIndexChange={(_, { index }) => setShown(index)}
      // A block of a page is a region already.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the carousel is a div of Fluent's
      role="group"
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      className={mergeClasses(styles.frame, className)}
    >
      <CarouselViewport className={styles.fill}>
        <CarouselSlider aria-live={playing ? 'off' : 'polite'} className={styles.fill}>
          {distinctKeys(
            slides.map(({ key, content }, index) => (
              <CarouselCard
                key={key}
                // A panel of tabs, Fluent's own role, would be one of tabs that nobody sees.
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the card is a div of Fluent's
                role="group"
                aria-roledescription={t('carousel.slide')}
                aria-label={t('carousel.place', { at: index + 1, total: slides.length })}
                className={styles.slide}
              >
                {content}
              </CarouselCard>
            )),
          )}
        </CarouselSlider>
      </CarouselViewport>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <CarouselAutoplayButton
            checked={playing}
            onCheckedChange={(_, { checked }) => setPlaying(checked)}
            appearance="transparent"
            className={styles.button}
            icon={playing ? <PauseRegular /> : <PlayRegular />}
            aria-label={t(playing ? 'carousel.pause' : 'carousel.play')}
          />
          <CarouselButton
            navType="prev"
            appearance="transparent"
            className={styles.button}
            icon={<ChevronLeftRegular />}
            aria-label={t('carousel.previous')}
          />
          <span className={styles.count} aria-hidden>
            {`${current + 1} / ${slides.length}`}
          </span>
          <CarouselButton
            navType="next"
            appearance="transparent"
            className={styles.button}
            icon={<ChevronRightRegular />}
            aria-label={t('carousel.next')}
          />
        </div>
      )}
    </FluentCarousel>
  );
}
