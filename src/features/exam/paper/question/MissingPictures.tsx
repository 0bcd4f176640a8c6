import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { isPictureMissing, pictureMissing } from '#ui/html/pictures.ts';

const useStyles = makeStyles({
  line: { marginTop: '8px', color: tokens.colorPaletteDarkOrangeForeground1, fontWeight: tokens.fontWeightSemibold },
});

interface MissingPicturesProps {
  attemptId: string;
  questionId: string;
}

/** Tells the learner whom to ask when a picture of the open question, or of its material, did not come; staff are told. */
export function MissingPictures({ attemptId, questionId }: MissingPicturesProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const [told, setTold] = useState(false);
  useEffect(() => {
    let isTold = false;
    const tell = () => {
      if (isTold) return;
      isTold = true;
      ask(desktop.exam.pictureMissing(attemptId, questionId))
        .then(() => setTold(true))
        .catch((error: unknown) => logFailure('missing picture', error));
    };
    // Some failed before anybody could listen.
    if (isPictureMissing()) tell();
    document.addEventListener(pictureMissing, tell);
    return () => document.removeEventListener(pictureMissing, tell);
  }, [attemptId, questionId]);
  return told && <p className={styles.line}>{t('picture.missing')}</p>;
}
