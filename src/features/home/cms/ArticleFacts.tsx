import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#lib/format.ts';

const useStyles = makeStyles({
  facts: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: '20px' },
});

interface ArticleFactsProps {
  article: { className: string; publishTime: number | null; readCount: number };
  /** What stands before them: author, source. */
  before?: readonly string[];
  className?: string;
}

/** Class, day and number of readers in one line; what is missing is left out. */
export function ArticleFacts({ article, before = [], className }: ArticleFactsProps) {
  const styles = useStyles();
  const { t } = useTranslation('cms');
  const facts = [
    ...before,
    article.className,
    article.publishTime === null ? '' : formatDate(article.publishTime),
    article.readCount > 0 ? t('reads', { count: article.readCount, number: formatNumber(article.readCount) }) : '',
  ].filter((fact) => fact.trim() !== '');
  return <p className={mergeClasses(styles.facts, className)}>{facts.join(' · ')}</p>;
}
