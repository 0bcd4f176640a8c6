import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { courseItemGetPicUrl } from '#contract/platform/learning/course-item-media.ts';
import { getImageOrDocUrl } from '#contract/platform/learning/resource.ts';
import { QueryView } from '#ui/QueryView.tsx';
import type { ViewerProps } from '../viewer-props.ts';
import { ViewerNotice } from '../ViewerNotice.tsx';
import { ViewerSpinner } from '../ViewerSpinner.tsx';
import { Pictures } from './Pictures.tsx';

/** The pictures of an item, as soon as the platform names them. */
export function PictureViewer({ node, study, access }: ViewerProps) {
  const { t } = useTranslation('player');
  const inCourse = access === 'course';
  const how = { silent: true, frozen: true };
  const ofItem = useApiQuery(courseItemGetPicUrl, { resId: node.detailId }, { ...how, enabled: inCourse });
  const ofResource = useApiQuery(getImageOrDocUrl, { id: node.detailId }, { ...how, enabled: !inCourse });
  const pictures = inCourse ? ofItem : ofResource;
  return (
    <QueryView query={pictures} skeleton={<ViewerSpinner />} failed={t('failed.title')}>
      {(known) => {
        const addresses = (known ?? []).filter((address) => address.trim() !== '');
        if (addresses.length === 0) return <ViewerNotice title={t('noContent.title')} text={t('noContent.text')} />;
        if (study.known === null) return <ViewerSpinner />;
        return (
          <Pictures
            addresses={addresses}
            first={study.known.place?.at ?? 0}
            study={study}
            name={node.name}
            renew={async () => !(await pictures.refetch()).isError}
          />
        );
      }}
    </QueryView>
  );
}
