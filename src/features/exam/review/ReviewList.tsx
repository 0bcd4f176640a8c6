import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { QuestionHtml } from '#domain/questions/QuestionHtml.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { useEndInView } from '#ui/use-end-in-view.ts';
import { QuestionCard } from './QuestionCard.tsx';
import type { ReviewedQuestion, ReviewGroup, ReviewSection } from './read-review.ts';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  material: { padding: '16px 24px', lineHeight: 1.75 },
  materialTitle: { margin: '0 0 8px', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  more: { alignSelf: 'center' },
});

/** Questions are tall: they are drawn earlier than the rows of a list (px). */
const ahead = 800;

interface ReviewListProps {
  sections: readonly ReviewSection[];
  /** The questions that pass the filter, in their order. */
  shown: readonly ReviewedQuestion[];
  /** So many of them are drawn. */
  limit: number;
  onMore: () => void;
}

/** The shown questions below the headings of the paper, each case below its material. */
export function ReviewList({ sections, shown, limit, onMore }: ReviewListProps) {
  const styles = useStyles();
  const { t } = useTranslation('review');
  const drawn = new Set(shown.slice(0, limit));
  const visible = sections
    .map((section) => ({ ...section, groups: drawnGroups(section.groups, drawn) }))
    .filter(({ groups }) => groups.length > 0);
  return (
    <>
      {visible.map(({ id, title, groups }) => (
        <section key={id} className={styles.section}>
          <h2 className={styles.title}>{title === '' ? t('questions') : <PlatformText text={title} />}</h2>
          {groups.map((group) => (
            <Group key={group.questions[0]?.question.id} group={group} />
          ))}
        </section>
      ))}
      {limit < shown.length && <More key={limit} count={shown.length - limit} onMore={onMore} />}
    </>
  );
}

function drawnGroups(groups: readonly ReviewGroup[], drawn: ReadonlySet<ReviewedQuestion>): ReviewGroup[] {
  return groups
    .map(({ material, questions }) => ({ material, questions: questions.filter((entry) => drawn.has(entry)) }))
    .filter(({ questions }) => questions.length > 0);
}

function Group({ group: { material, questions } }: { group: ReviewGroup }) {
  const styles = useStyles();
  const { t } = useTranslation('review');
  const numbers = questions.map(({ question }) => question.number);
  const label = t('materialOf', { from: numbers[0], to: numbers.at(-1) });
  const shared = questions.length > 1 ? material : null;
  return (
    <>
      {shared && (
        <Panel className={styles.material} aria-label={label}>
          <h3 className={styles.materialTitle}>{label}</h3>
          <QuestionHtml html={shared.html} />
        </Panel>
      )}
      {questions.map((entry) => (
        <QuestionCard key={entry.question.id} entry={entry} material={shared ? null : material} />
      ))}
    </>
  );
}

/** Draws further questions when the reader comes near; a button for those who do not scroll. */
function More({ count, onMore }: { count: number; onMore: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('review');
  const end = useEndInView<HTMLDivElement>(onMore, { enabled: true, ahead });
  return (
    <div ref={end} className={styles.more}>
      <Button onClick={onMore}>{t('more', { count })}</Button>
    </div>
  );
}
