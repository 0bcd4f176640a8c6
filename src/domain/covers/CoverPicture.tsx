import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { Cover } from './Cover.tsx';
import { subjectOf } from './subject.ts';

const useStyles = makeStyles({
  frame: {
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    flexShrink: 0,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  picture: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  whole: { objectFit: 'contain' },
});

interface CoverPictureProps {
  /** The platform's picture; '' or a picture that fails to load gives a drawn cover. */
  url: string;
  name: string;
  className?: string;
  /** Nothing of the platform's picture is cut off. */
  whole?: boolean;
}

/** The cover of an item: the platform's picture or a drawn one. */
export function CoverPicture({ url, name, className, whole = false }: CoverPictureProps) {
  const styles = useStyles();
  const [broken, setBroken] = useState(false);
  return (
    <div className={mergeClasses(styles.frame, className)}>
      {url === '' || broken ? (
        <Cover subject={subjectOf(name)} />
      ) : (
        <img
          className={mergeClasses(styles.picture, whole && styles.whole)}
          src={pageAddressOf(url)}
          alt=""
          loading="lazy"
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}
