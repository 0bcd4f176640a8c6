import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { learningPaths } from '../../../contract/paths/learning.ts';
import { ContentText } from '../../../ui/ContentText.tsx';
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

/** The player has no header of the platform (001 §2): a way back, and the course. */
export function PlayerBar({ course, name }: { course: PlayedCourse; name: string }) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const navigate = useNavigate();
  const back = () => void navigate(learningPaths.courseDetails.to(course));
  return (
    <header className={styles.bar}>
      <Button className={styles.back} appearance="subtle" icon={<ArrowLeftRegular />} onClick={back}>
        {t('back')}
      </Button>
      <span className={styles.name}>{name !== '' && <ContentText text={name} />}</span>
    </header>
  );
}
