import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { learningPaths } from '#contract/paths/learning.ts';
import { formatBytes, formatNumber } from '#lib/format.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SearchedList } from '#ui/SearchedList.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { byCourse, sumOf } from '../shared/offline/keepable.ts';
import { KeptRow } from '../shared/offline/KeptRow.tsx';
import { useKeptItems } from '../shared/offline/use-kept-items.ts';

const useStyles = makeStyles({
  courses: { display: 'flex', flexDirection: 'column', gap: '16px' },
  list: { margin: 0, padding: '4px 16px 12px', listStyleType: 'none' },
  panel: { minWidth: 0 },
  head: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 16px',
    padding: '12px 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: {
    margin: 0,
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  sum: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  toCourse: { marginLeft: 'auto' },
});

/** What the learner keeps on this computer, course by course. */
export function OfflineList() {
  const styles = useStyles();
  const { t } = useTranslation('kept');
  const { query } = useKeptItems();
  return (
    <QueryView query={query} skeleton={<ListSkeleton />} failed={t('failed')}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState title={t('empty')} hint={t('emptyHint')} />
        ) : (
          <SearchedList items={byCourse(items)} words={({ name }) => [name]}>
            {(shown) => (
              <div className={styles.courses}>
                {shown.map((course) => (
                  <CourseItems key={course.courseId} course={course} />
                ))}
              </div>
            )}
          </SearchedList>
        )
      }
    </QueryView>
  );
}

function CourseItems({ course: { courseId, name, items } }: { course: ReturnType<typeof byCourse>[number] }) {
  const styles = useStyles();
  const { t } = useTranslation('kept');
  const navigate = useNavigate();
  const headId = useId();
  const size = formatBytes(sumOf(items.map(({ receivedBytes }) => receivedBytes)).bytes);
  return (
    <Panel as="section" className={styles.panel} aria-labelledby={headId}>
      <div className={styles.head}>
        <h2 id={headId} className={styles.name}>
          {name === '' ? t('noName') : <PlatformText text={name} />}
        </h2>
        <span className={styles.sum}>
          {t('sum', { count: items.length, number: formatNumber(items.length), size })}
        </span>
        <Button className={styles.toCourse} onClick={() => void navigate(learningPaths.courseDetails.to({ courseId }))}>
          {t('toCourse')}
        </Button>
      </div>
      <ul className={styles.list}>
        {items.map((item) => (
          <KeptRow key={item.itemId} item={item}>
            {item.phase === 'kept' && (
              <Button
                onClick={() =>
                  void navigate(learningPaths.play.to({ courseId, id: item.itemId }), { state: { play: true } })
                }
              >
                {t('study')}
              </Button>
            )}
          </KeptRow>
        ))}
      </ul>
    </Panel>
  );
}
