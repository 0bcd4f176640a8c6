import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, memo, Suspense, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SafeHtml } from '#ui/SafeHtml.tsx';

// Few questions have a picture, and few of those are enlarged.
const ZoomedPicture = lazy(async () => ({ default: (await import('#ui/ZoomedPicture.tsx')).ZoomedPicture }));

const useStyles = makeStyles({
  zoomable: { '& img': { cursor: 'zoom-in', borderRadius: '6px' } },
});

interface QuestionHtmlProps {
  html: string;
  className?: string;
}

/** Text of the paper with pictures that can be enlarged, by pointer and by keyboard. */
export const QuestionHtml = memo(function QuestionHtml({ html, className }: QuestionHtmlProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const box = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<{ address: string; name: string } | null>(null);
  const label = t('picture.enlarge');
  useEffect(() => {
    for (const image of box.current?.querySelectorAll('img') ?? []) {
      image.tabIndex = 0;
      image.setAttribute('role', 'button');
      image.setAttribute('aria-label', image.alt ? `${image.alt} ${label}` : label);
    }
  });

  const open = (event: MouseEvent | KeyboardEvent) => {
    if (!(event.target instanceof HTMLImageElement)) return;
    event.preventDefault();
    setPicture({ address: event.target.src, name: event.target.alt });
  };
  return (
    <>
      {/* The pictures inside carry the role; the box only listens for them. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={box}
        className={mergeClasses(styles.zoomable, className)}
        onClick={open}
        onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && open(event)}
      >
        <SafeHtml html={html} />
      </div>
      <Suspense>{picture && <ZoomedPicture {...picture} onClose={() => setPicture(null)} />}</Suspense>
    </>
  );
});
