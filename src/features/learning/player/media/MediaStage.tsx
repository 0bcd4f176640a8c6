import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../../../api/query.ts';
import { courseItemGetPlayAuthToken } from '../../../../contract/platform/learning/course-item-media.ts';
import { Read } from '../../../../ui/Read.tsx';
import { StageNotice } from '../StageNotice.tsx';
import { StageSpinner } from '../StageSpinner.tsx';
import type { StageProps } from '../stage-props.ts';
import { MediaPlayer } from './MediaPlayer.tsx';

/** A film or a sound, as soon as the platform lets it be played. */
export function MediaStage(props: StageProps) {
  const { t } = useTranslation('player');
  const { node, study } = props;
  const input = { resId: node.detailId };
  const credentials = useApiQuery(courseItemGetPlayAuthToken, input, { quiet: true, held: true });
  const renew = async () => {
    const { data, isError } = await credentials.refetch();
    return isError || data === undefined || data.playURL.trim() === '' ? null : data.playURL;
  };
  return (
    <Read of={credentials} skeleton={<StageSpinner />} failed={t('failed.title')}>
      {(known) =>
        known.playURL.trim() === '' ? (
          <StageNotice title={t('hostOnly.title')} text={t('hostOnly.text')} />
        ) : (
          study.known !== null && <MediaPlayer {...props} credentials={known} place={study.known} renew={renew} />
        )
      }
    </Read>
  );
}
