import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { blocksOf } from './blocks.ts';
import type { LegalDocument } from './documents.ts';
import { useOrganisation } from './use-organisation.ts';

const useStyles = makeStyles({
  heading: {
    margin: '24px 0 4px',
    scrollMarginTop: '24px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  list: { margin: '4px 0', paddingLeft: '24px', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

/** The element id of a section's heading. */
export const headingId = (section: string) => `section-${section}`;

/** The sections of a shipped text in the current language. */
export function Sections({ document: { text, sections } }: { document: LegalDocument }) {
  const styles = useStyles();
  const { t } = useTranslation('legal');
  const organisation = useOrganisation();
  return (
    <>
      <p className={styles.text}>{t(`${text}.opening`, { organisation })}</p>
      {sections.map((section) => (
        <section key={section} aria-labelledby={headingId(section)}>
          <h2 id={headingId(section)} className={styles.heading} tabIndex={-1}>
            {t(`${text}.${section}.heading`)}
          </h2>
          <SectionText text={t(`${text}.${section}.text`, { organisation })} />
        </section>
      ))}
    </>
  );
}

function SectionText({ text }: { text: string }) {
  const styles = useStyles();
  return blocksOf(text).map((block) =>
    block.kind === 'paragraph' ? (
      <p key={block.text} className={styles.text}>
        {block.text}
      </p>
    ) : (
      <ul key={block.items.join()} className={styles.list}>
        {block.items.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  );
}
