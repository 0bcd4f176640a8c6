import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular, PauseRegular, PlayRegular } from '@fluentui/react-icons';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { stage } from './theme/fixed-colours.ts';
import { useCarousel, useHoverOrFocus } from './use-carousel.ts';
import { distinctKeys } from './distinct-keys.ts';

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  slides: { margin: 0, padding: 0, listStyleType: 'none' },
  slide: { position: 'absolute', inset: 0, opacity: 0, visibility: 'hidden', transition: 'opacity 200ms ease-out' },
  shown: { opacity: 1, visibility: 'visible' },
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
 * reduced motion. The arrow keys change slides.
 */
export function Carousel({ label, slides, className }: CarouselProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const { ref, active } = useHoverOrFocus();
  const { index: current, playing, setPlaying, move } = useCarousel(slides.length, active);
  const several = slides.length > 1;

  // The focus is on any of the buttons.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };

  return (
    <fieldset
      ref={ref}
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      className={mergeClasses(styles.frame, className)}
    >
      <ul className={styles.slides} aria-live={playing && !active ? 'off' : 'polite'}>
        {distinctKeys(
          slides.map(({ key, content }, index) => (
            <li
              key={key}
              aria-roledescription={t('carousel.slide')}
              aria-label={t('carousel.place', { at: index + 1, total: slides.length })}
              aria-hidden={index !== current}
              className={mergeClasses(styles.slide, index === current && styles.shown)}
            >
              {content}
            </li>
          )),
        )}
      </ul>
      {several && (
        <div className={styles.controls}>
          <Button
            appearance="transparent"
            className={styles.button}
            icon={playing ? <PauseRegular /> : <PlayRegular />}
            aria-label={t(playing ? 'carousel.pause' : 'carousel.play')}
            onClick={() => setPlaying(!playing)}
            onKeyDown={onKeyDown}
          />
          <Button
            appearance="transparent"
            className={styles.button}
            icon={<ChevronLeftRegular />}
            aria-label={t('carousel.previous')}
            onClick={() => move(-1)}
            onKeyDown={onKeyDown}
          />
          <span className={styles.count} aria-hidden>
            {`${current + 1} / ${slides.length}`}
          </span>
          <Button
            appearance="transparent"
            className={styles.button}
            icon={<ChevronRightRegular />}
            aria-label={t('carousel.next')}
            onClick={() => move(1)}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
    </fieldset>
  );
}
