import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { FactList, type Fact } from '#ui/FactList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Tag } from '#ui/Tag.tsx';

const useStyles = makeStyles({
  panel: { padding: '16px' },
  head: { display: 'flex', alignItems: 'center', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: 600 },
  facts: { marginTop: '16px' },
});

const names = ['paper', 'time', 'counts', 'pictures', 'answers'] as const;

/** What a try-out is, beside its steps. */
export function TrialFacts() {
  const { t } = useTranslation('seat-trial');
  const styles = useStyles();
  const facts = names.map((name): Fact => [t(`facts.${name}.name`), t(`facts.${name}.text`)]);
  return (
    <Panel className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('facts.title')}</h2>
        <Tag appearance="outline">{t('facts.tag')}</Tag>
      </div>
      <FactList className={styles.facts} facts={facts} />
    </Panel>
  );
}
