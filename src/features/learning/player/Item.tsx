import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { NotepadRegular, StarRegular } from '@fluentui/react-icons';
import { type ComponentType, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseNotes } from '#contract/ipc/learning.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { Heading } from '#ui/Heading.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { stage } from '#ui/theme/fixed-colours.ts';
import type { PlayedCourse } from '../shared/outline/item-address.ts';
import { isOpen, type Next, type OutlineRow } from '../shared/outline/outline-rules.ts';
import { useWhyShut } from '../shared/outline/use-why-shut.ts';
import { CourseRatingDialog } from '../shared/rating/CourseRatingDialog.tsx';
import { HandOver } from './HandOver.tsx';
import { playerHeight } from './height-rules.ts';
import { KeptViewer } from './kept/KeptViewer.tsx';
import { NextUp } from './NextUp.tsx';
import { NotePanel } from './note/NotePanel.tsx';
import { StudyLines } from './study/StudyLines.tsx';
import { useStudy } from './study/use-study.ts';
import { ValidViewer } from './ValidViewer.tsx';
import type { ViewerProps } from './viewer-props.ts';
import { ViewerNotice } from './ViewerNotice.tsx';
import { viewers } from './viewers.ts';
import { ViewerSpinner } from './ViewerSpinner.tsx';

const useStyles = makeStyles({
  column: { minWidth: 0, minHeight: '100%', backgroundColor: tokens.colorNeutralBackground1 },
  // In a low window its bar and the title below stay in sight.
  stage: {
    position: 'relative',
    height: playerHeight(56 + 88),
    // The way on has a line of its own there.
    '@media (max-width: 1199px)': { height: playerHeight(56 + 136) },
    minHeight: '220px',
    overflow: 'hidden',
    backgroundColor: stage.dark,
  },
  under: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px', padding: '16px 24px' },
  text: { flexGrow: 1, flexBasis: '320px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
});

interface ItemProps {
  course: PlayedCourse;
  courseName: string;
  /** Percent of the course; null: not known. */
  progress: number | null;
  row: OutlineRow;
  next: Next;
  /** The items of the course, whose notes are saved together. */
  notes: CourseNotes;
  autoPlay: boolean;
  /** The platform was asked a moment ago whether the item can be studied. */
  asked: boolean;
  onOpen: (row: OutlineRow) => void;
}

/** The item that is studied, with what counts of it and what comes next. */
export function Item({ course, courseName, progress, row, next, notes, autoPlay, asked, onOpen }: ItemProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const { node } = row;
  const { courseId, taskType } = course;
  // A camp takes the place of a task (G-076).
  const taskId = course.taskId ?? course.trainId;
  const ref = useMemo(
    () => ({ courseId, itemId: node.id, taskId: taskId ?? '', taskType: taskType ?? '' }),
    [courseId, node.id, taskId, taskType],
  );
  const study = useStudy(ref, node.studyInfo.lastPlay);
  const [ended, setEnded] = useState(false);
  const [noting, setNoting] = useState(false);
  const [rating, setRating] = useState(false);
  const whyShut = useWhyShut(row);
  const end = useCallback(() => setEnded(true), []);
  const Viewer = viewers[node.kind];
  const open = isOpen(row);
  const following = next.kind === 'open' ? next.row : null;
  const goOn = following && (() => onOpen(following));
  return (
    <section className={styles.column} aria-label={t('item')}>
      <div className={styles.stage}>
        {!open && <ViewerNotice title={t('shut')} text={whyShut} />}
        {open && Viewer && node.detailId !== '' && (
          <ValidViewer itemId={node.id} asked={asked}>
            <ContentViewer
              viewer={Viewer}
              access="course"
              item={ref}
              node={node}
              courseName={courseName}
              study={study}
              autoPlay={autoPlay}
              onNext={goOn}
              onEnded={end}
            />
          </ValidViewer>
        )}
        {open && Viewer && node.detailId === '' && (
          <ViewerNotice title={t('noContent.title')} text={t('noContent.text')} />
        )}
        {open && !Viewer && <HandOver course={course} node={node} />}
      </div>
      <div className={styles.under}>
        <div className={styles.text}>
          <Heading className={styles.title}>
            <PlatformText text={node.name} />
          </Heading>
          {open && Viewer && (
            <StudyLines
              study={study}
              rate={node.studyInfo.learnRate}
              timed={node.kind === 'video' || node.kind === 'audio'}
            />
          )}
        </div>
        <div className={styles.buttons}>
          <Button icon={<StarRegular />} onClick={() => setRating(true)}>
            {t('rate')}
          </Button>
          <Button icon={<NotepadRegular />} aria-expanded={noting} onClick={() => setNoting(!noting)}>
            {t('note.open')}
          </Button>
        </div>
        <NextUp next={next} ended={ended} onOpen={onOpen} onStay={() => setEnded(false)} />
      </div>
      {noting && <NotePanel item={ref} notes={notes} />}
      {rating && (
        <CourseRatingDialog
          courseId={courseId}
          name={courseName}
          progress={progress}
          onClose={() => setRating(false)}
        />
      )}
    </section>
  );
}

/** The content of an item: what this computer keeps of it, else, and where that is damaged, what the platform gives. */
function ContentViewer({ viewer: Viewer, ...props }: ViewerProps & { viewer: ComponentType<ViewerProps> }) {
  const { courseId, itemId } = props.item;
  const { isPending, data } = useDesktopQuery(desktop.offline.content, [{ courseId, itemId }], { cached: false });
  // Decided once for each opening: what arrives meanwhile interrupts nobody.
  const [damaged, setDamaged] = useState(false);
  const [chosen, setChosen] = useState<'kept' | 'platform' | null>(null);
  if (!isPending && chosen === null) setChosen(data ? 'kept' : 'platform');
  if (isPending) return <ViewerSpinner />;
  // A package is opened by main, which knows what is kept.
  const kept = data && chosen === 'kept' && !damaged && props.node.kind !== 'scorm' ? data : null;
  return kept ? <KeptViewer {...props} content={kept} onDamaged={() => setDamaged(true)} /> : <Viewer {...props} />;
}
