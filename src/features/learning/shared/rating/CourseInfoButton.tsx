import { Button } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#lib/format.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { FactList } from '#ui/FactList.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { CourseRatingDialog } from './CourseRatingDialog.tsx';
import { CourseRatingLine } from './CourseRatingLine.tsx';

interface CourseInfoButtonProps {
  courseId: string;
  name: string;
  /** Percent; null: not known. */
  progress: number | null;
}

/** Opens what there is to know of a course, with its stars (002 §2). */
export function CourseInfoButton({ courseId, name, progress }: CourseInfoButtonProps) {
  const { t } = useTranslation('rating');
  const [shown, setShown] = useState<'info' | 'rating' | null>(null);
  return (
    <>
      <Button
        appearance="subtle"
        size="small"
        icon={<InfoRegular />}
        aria-label={t('info.open', { name })}
        onClick={() => setShown('info')}
      />
      {shown === 'info' && (
        <AppDialog title={t('info.title')} onClose={() => setShown(null)} closeLabel={t('close')}>
          <FactList
            facts={[
              [t('info.name'), <PlatformText key="name" text={name} />],
              [t('info.progress'), progress === null ? t('info.unknown') : formatPercent(progress / 100)],
              [
                t('info.rating'),
                <CourseRatingLine
                  key="rating"
                  courseId={courseId}
                  progress={progress}
                  onShow={() => setShown('rating')}
                />,
              ],
            ]}
          />
        </AppDialog>
      )}
      {shown === 'rating' && (
        <CourseRatingDialog courseId={courseId} name={name} progress={progress} onClose={() => setShown('info')} />
      )}
    </>
  );
}
