import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, CircleRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { passwordRules, passwordStrength, type PasswordStrength } from '#domain/validation/patterns.ts';
import { semanticColours } from '#ui/theme/semantic-colours.ts';

const useStyles = makeStyles({
  meter: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  line: { display: 'flex', alignItems: 'center', gap: '4px' },
  word: { marginLeft: '8px' },
  part: {
    width: '32px',
    height: '4px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: semanticColours.track,
    forcedColorAdjust: 'none',
  },
  weak: { backgroundColor: semanticColours.failedDot },
  fair: { backgroundColor: semanticColours.attentionDot },
  strong: { backgroundColor: semanticColours.goodDot },
  refused: {},
  rules: { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', margin: 0, padding: 0, listStyle: 'none' },
  rule: { display: 'flex', alignItems: 'center', gap: '4px' },
  met: { color: semanticColours.goodText },
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

const parts: Readonly<Record<PasswordStrength, number>> = { refused: 0, weak: 1, fair: 2, strong: 3 };

/** Below a new password: the rules it meets and its strength, announced while typing. */
export function PasswordMeter({ password }: { password: string }) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const rules = passwordRules(password);
  const strength = passwordStrength(password);
  return (
    <div className={styles.meter}>
      <ul className={styles.rules}>
        {(['length', 'kinds'] as const).map((rule) => (
          <li key={rule} className={mergeClasses(styles.rule, rules[rule] && styles.met)}>
            {rules[rule] ? (
              <CheckmarkCircleFilled fontSize={16} aria-hidden />
            ) : (
              <CircleRegular fontSize={16} aria-hidden />
            )}
            {t(`password.${rule}`)}
            <span className={styles.unseen}>{t(rules[rule] ? 'password.met' : 'password.unmet')}</span>
          </li>
        ))}
      </ul>
      <output className={styles.line}>
        {[1, 2, 3].map((part) => (
          <span
            key={part}
            className={mergeClasses(styles.part, part <= parts[strength] && styles[strength])}
            aria-hidden
          />
        ))}
        <span className={styles.word}>
          {t('password.strength', { level: t(password === '' ? 'password.empty' : `password.${strength}`) })}
        </span>
      </output>
    </div>
  );
}
