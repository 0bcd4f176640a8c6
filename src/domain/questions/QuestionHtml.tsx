import { Dialog, DialogSurface, DialogTrigger, Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { memo, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SafeHtml } from '../../ui/SafeHtml.tsx';

const useStyles = makeStyles({
  zoomable: { '& img': { cursor: 'zoom-in', borderRadius: '6px' } },
  surface: { maxWidth: 'calc(100vw - 64px)', width: 'fit-content', padding: '16px' },
  frame: { overflow: 'auto', maxHeight: 'calc(100vh - 144px)' },
  picture: { display: 'block', maxWidth: '100%', minWidth: 'min(640px, 70vw)' },
  close: { display: 'flex', justifyContent: 'flex-end', marginBottom: '8px' },
});

interface Picture {
  source: string;
  alt: string;
}

interface QuestionHtmlProps {
  html: string;
  className?: string;
}

/** Text of the paper with pictures that can be enlarged, by pointer and by keyboard. */
export const QuestionHtml = memo(function QuestionHtml({ html, className }: QuestionHtmlProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const box = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<Picture | null>(null);
  // Few questions have a picture, and few of those are enlarged.
  const [enlarged, setEnlarged] = useState(false);
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
    setEnlarged(true);
    setPicture({ source: event.target.src, alt: event.target.alt });
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
      {enlarged && <PictureDialog picture={picture} onClose={() => setPicture(null)} />}
    </>
  );
});

interface PictureDialogProps {
  /** Null: closed. */
  picture: Picture | null;
  onClose: () => void;
}

function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  return (
    <Dialog open={picture !== null} onOpenChange={(_, { open: stays }) => !stays && onClose()}>
      <DialogSurface className={styles.surface} aria-label={t('picture.large')}>
        <div className={styles.close}>
          <DialogTrigger action="close" disableButtonEnhancement>
            <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('picture.close')} />
          </DialogTrigger>
        </div>
        <div className={styles.frame}>
          {picture && <img src={picture.source} alt={picture.alt} className={styles.picture} />}
        </div>
      </DialogSurface>
    </Dialog>
  );
}
