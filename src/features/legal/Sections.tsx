import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { tenantAtom } from '../../lib/state.ts';

const useStyles = makeStyles({
  heading: {
    margin: '24px 0 4px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, whiteSpace: 'pre-line', textWrap: 'pretty' },
});

interface SectionsProps {
  /** Key of the text below `legal`. */
  text: string;
  names: readonly string[];
}

/** A shipped text, section by section, in the learner's language. */
export function Sections({ text, names }: SectionsProps) {
  const styles = useStyles();
  const { t } = useTranslation('legal');
  const organisation = useAtomValue(tenantAtom).title || t('organisation');
  return (
    <>
      <p className={styles.text}>{t(`${text}.opening`, { organisation })}</p>
      {names.map((name) => (
        <section key={name}>
          <h2 className={styles.heading}>{t(`${text}.${name}.heading`)}</h2>
          <p className={styles.text}>{t(`${text}.${name}.text`, { organisation })}</p>
        </section>
      ))}
    </>
  );
}
