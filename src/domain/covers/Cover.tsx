import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { Subject } from './subject.ts';

const useStyles = makeStyles({
  cover: {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: 'right center',
    '@media screen': { ':global([data-theme="dark"])': { filter: 'brightness(.86) saturate(.92)' } },
  },
});

/** The cover of an item without a picture: a gradient, a highlight and a motif. Decorative only. */
export function Cover({ subject, className }: { subject: Subject; className?: string }) {
  const styles = useStyles();
  return (
    <img className={mergeClasses(styles.cover, className)} src={`/covers/${subject}.svg`} alt="" draggable={false} />
  );
}
