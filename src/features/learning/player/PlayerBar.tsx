import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ownPath } from '#contract/paths/define-path.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import type { PlayedCourse } from '../shared/outline/item-address.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    height: '56px',
    flexShrink: 0,
    boxSizing: 'border-box',
    padding: '0 16px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  back: { flexShrink: 0 },
});

interface PlayerBarProps {
  course: PlayedCourse;
  name: string;
  /** Where the address says to go back to; null: to the course. */
  backPath: string | null;
}

/** The player has no header of the platform (001 §2): a way back, and the course. */
export function PlayerBar({ course, name, backPath }: PlayerBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const navigate = useNavigate();
  const toCourse = learningPaths.courseDetails.to(course);
  const to = ownPath(backPath) ?? toCourse;
  const isCourse = to.split('?')[0] === learningPaths.courseDetails.pattern;
  return (
    <header className={styles.bar}>
      <Button className={styles.back} appearance="subtle" icon={<ArrowLeftRegular />} onClick={() => void navigate(to)}>
        {t(isCourse ? 'back' : 'backOut')}
      </Button>
      <span className={styles.name}>{name !== '' && <PlatformText text={name} />}</span>
    </header>
  );
}
