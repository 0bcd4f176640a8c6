import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '#contract/ipc/exam.ts';
import { formatTime } from '#lib/format.ts';
import { usePlatformView } from './use-platform-view.ts';

const useStyles = makeStyles({
  text: { margin: '4px 0 0', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** What the platform has of this seat's pictures; who looks at them is for staff alone. */
export function PlatformView({ paper }: { paper: Pick<Attempt, 'userPaperId' | 'exam' | 'rules'> }) {
  const { t } = useTranslation('proctor');
  const styles = useStyles();
  const { link, face } = usePlatformView(paper);
  const places = (['front', 'side'] as const).slice(0, paper.rules.cameraCount);
  const picture = (place: (typeof places)[number]) => {
    const at = link?.links.find((one) => one.place === place)?.lastTime ?? null;
    const name = t(`place.${place}`);
    return at === null
      ? t('details.platform.never', { place: name })
      : t('details.platform.one', { place: name, time: formatTime(at, 'clock') });
  };
  return (
    <>
      {link && (
        <p className={styles.text}>
          {t('details.platform.picture', { pictures: places.map(picture).join(t('details.platform.joint')) })}
        </p>
      )}
      {face && face.faces !== null && face.checkTime !== null && (
        <p className={styles.text}>
          {t('details.platform.faces', { count: face.faces, time: formatTime(face.checkTime, 'clock') })}
        </p>
      )}
    </>
  );
}
