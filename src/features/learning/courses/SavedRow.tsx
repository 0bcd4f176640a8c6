import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { BookmarkOffRegular } from '@fluentui/react-icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { studentFindCourseItemInfo } from '#contract/platform/learning/course-item-info.ts';
import type { SavedCourse } from '#contract/platform/learning/saved-course.ts';
import { formatCountdown, formatPercent } from '#lib/format.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { Tag } from '#ui/Tag.tsx';
import { useValidity } from '../shared/saved/use-validity.ts';
import { refusalOf } from '../shared/saved/validity.ts';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 16px', padding: '12px 16px' },
  text: { flexGrow: 1, flexBasis: '280px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '2px' },
  head: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px' },
  name: {
    margin: 0,
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  quiet: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  buttons: { display: 'flex', gap: '8px', marginLeft: 'auto' },
});

interface SavedRowProps {
  entry: SavedCourse;
  busy: boolean;
  onRemove: () => void;
}

/** A saved course or item: where it belongs, what it is, and whether it can still be studied. */
export function SavedRow({ entry, busy, onRemove }: SavedRowProps) {
  const styles = useStyles();
  const { t } = useTranslation('saved');
  const navigate = useNavigate();
  const valid = useValidity();
  const nameId = useId();
  const { id, courseId, courseItemId } = entry;
  const isItem = courseItemId !== '';
  const refusal = refusalOf(entry);
  const open = async () => {
    if (!(await valid.ofSaved(id))) return;
    if (!isItem) return navigate(learningPaths.courseDetails.to({ courseId }));
    if (!(await valid.ofItem(courseItemId))) return undefined;
    return navigate(learningPaths.play.to({ courseId, id: courseItemId }), { state: { play: true } });
  };
  return (
    <Panel as="article" className={styles.row} aria-labelledby={nameId}>
      <div className={styles.text}>
        <div className={styles.head}>
          <h2 id={nameId} className={styles.name}>
            <PlatformText text={isItem ? entry.itemName : entry.courseName} />
          </h2>
          {refusal && <Tag appearance="attention">{t('list.shut')}</Tag>}
        </div>
        {isItem ? (
          <ItemLine courseName={entry.courseName} itemId={courseItemId} />
        ) : (
          <span className={styles.quiet}>{t('list.course')}</span>
        )}
        {refusal && <span className={styles.quiet}>{'text' in refusal ? refusal.text : t(refusal.key)}</span>}
      </div>
      <div className={styles.buttons}>
        <Button aria-describedby={nameId} onClick={() => void open()}>
          {t(isItem ? 'list.openItem' : 'list.openCourse')}
        </Button>
        <Button icon={<BookmarkOffRegular />} aria-describedby={nameId} disabledFocusable={busy} onClick={onRemove}>
          {t('list.remove')}
        </Button>
      </div>
    </Panel>
  );
}

/** The course of an item and, as far as they are known, its kind, its length and how far the learner is. */
function ItemLine({ courseName, itemId }: { courseName: string; itemId: string }) {
  const styles = useStyles();
  const { t } = useTranslation(['saved', 'outline']);
  const { data } = useApiQuery(studentFindCourseItemInfo, { id: itemId }, { persist: true, optional: true });
  const rate = data?.studyInfo.learnRate ?? null;
  const facts = [
    data && t(`outline:kind.${data.type}`),
    data?.duration && formatCountdown(data.duration * 1000),
    rate !== null && t('list.rate', { rate: formatPercent(rate / 100) }),
  ].filter(Boolean);
  return (
    <span className={styles.quiet}>
      {courseName !== '' && <PlatformText text={courseName} />}
      {courseName !== '' && facts.length > 0 && t('list.separator')}
      {facts.join(t('list.separator'))}
    </span>
  );
}
