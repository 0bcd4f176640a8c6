import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Licences } from '#contract/licences.ts';

const useStyles = makeStyles({
  lead: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  row: { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  name: { padding: '8px 0', cursor: 'pointer', overflowWrap: 'anywhere' },
  licence: { marginLeft: '8px', color: tokens.colorNeutralForeground3 },
  text: {
    margin: '0 0 12px',
    padding: '12px',
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** The packages in this client; each opens to the text of its licence. */
export function LicenceList({ licences: { packages, texts } }: { licences: Licences }) {
  const styles = useStyles();
  const { t } = useTranslation('about');
  return (
    <>
      <p className={styles.lead}>{t('licences.lead', { count: packages.length })}</p>
      <ul className={styles.list}>
        {packages.map(({ name, version, licence, text }) => (
          <li key={`${name} ${version}`} className={styles.row}>
            <Details
              name={`${name} ${version}`}
              licence={licence ?? t('licences.unnamed')}
              text={(text === null ? undefined : texts[text]) ?? t('licences.noText')}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The text is drawn once it is opened: all of them together are long. */
function Details({ name, licence, text }: { name: string; licence: string; text: string }) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.name}>
        {name}
        <span className={styles.licence}>{licence}</span>
      </summary>
      {open && (
        <section aria-label={name}>
          <pre className={styles.text}>{text}</pre>
        </section>
      )}
    </details>
  );
}
