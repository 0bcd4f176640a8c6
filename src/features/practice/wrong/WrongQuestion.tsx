import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { QuestionHtml } from '#domain/questions/QuestionHtml.tsx';
import { rightsToLeave } from '#rules/practice/book-rules.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { Tag } from '#ui/Tag.tsx';
import { MaterialBox } from '../shared/MaterialBox.tsx';
import { Solution } from '../shared/Solution.tsx';
import type { WrongItem } from './rules.ts';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '10px', padding: '16px 24px' },
  head: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 12px' },
  source: { flexGrow: 1, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  stem: { lineHeight: 1.7, '& p': { margin: 0 } },
  options: { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: '4px 24px' },
});

interface WrongQuestionProps {
  item: WrongItem;
  onRemove: () => void;
}

/** A question of the book: how often it was wrong, how near it is to leaving, what is right. */
export function WrongQuestion({ item: { entry, question, stored }, onRemove }: WrongQuestionProps) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const { paper, solutions } = stored.practice;
  return (
    <Panel as="article" className={styles.panel} aria-label={t('result.number', { number: question.number })}>
      <div className={styles.head}>
        {entry.wrongCount > 0 && <Tag appearance="failed">{t('wrong.times', { count: entry.wrongCount })}</Tag>}
        {entry.fromPlatform === true && <Tag appearance="plain">{t('wrong.fromPlatform')}</Tag>}
        {entry.rightInARow > 0 && (
          <Tag appearance="good">{t('wrong.progress', { number: entry.rightInARow, total: rightsToLeave })}</Tag>
        )}
        <span className={styles.source}>
          <PlatformText text={paper.title} />
        </span>
        <Button appearance="subtle" icon={<DeleteRegular />} onClick={onRemove}>
          {t('wrong.remove')}
        </Button>
      </div>
      <MaterialBox paper={paper} question={question} />
      <div className={styles.stem}>
        <QuestionHtml html={question.html} />
      </div>
      {question.options.length > 0 && (
        <ul className={styles.options}>
          {question.options.map(({ key, html }) => (
            <li key={key}>
              {key}. <SafeHtml html={html} inline />
            </li>
          ))}
        </ul>
      )}
      <Solution question={question} value={entry.value ?? undefined} solution={solutions[question.id]} />
    </Panel>
  );
}
