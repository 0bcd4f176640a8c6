import { Link as TextLink, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { LegalLine } from '#domain/tenant/footer-setting.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { plainEntry } from '../header/menu/entries.ts';
import { useOpenEntry } from '../header/menu/use-open-entry.ts';

const useStyles = makeStyles({
  legal: { display: 'flex', flexWrap: 'wrap', gap: '0 20px', margin: 0 },
  link: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: 'inherit' },
});

interface LegalTextProps {
  lines: readonly LegalLine[];
  /** Name of the licence holder. */
  name: string;
}

/** The licence lines of the company; by default, a hint where to find them. */
export function LegalText({ lines, name }: LegalTextProps) {
  const styles = useStyles();
  const { t } = useTranslation('footer');
  const open = useOpenEntry();
  const shown = lines.length > 0 ? lines : [{ text: t('legal', { name }), url: '' }];
  return (
    <div className={styles.legal}>
      {shown.map(({ text, url }) =>
        url === '' ? (
          <PlatformText key={text} text={text} />
        ) : (
          <TextLink
            key={text}
            className={styles.link}
            as="button"
            aria-label={t('header:external.name', { name: text })}
            onClick={() => open({ ...plainEntry('', text, ''), target: { kind: 'outside', url } })}
          >
            <PlatformText text={text} />
          </TextLink>
        ),
      )}
    </div>
  );
}
