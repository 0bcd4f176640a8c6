import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { appInfoAtom, sessionAtom, tenantAtom } from '#domain/app-state.ts';
import { LanguagePicker } from '#domain/language/LanguagePicker.tsx';
import { offersLanguages } from '#domain/tenant/tenant.ts';
import { AccountMenu } from '../../account/AccountMenu.tsx';
import { MessageButton } from '../../messages/MessageButton.tsx';

const useStyles = makeStyles({
  area: { display: 'flex', alignItems: 'center', gap: '4px', flexShrink: 0, marginLeft: 'auto' },
});

interface PersonalAreaProps {
  className?: string | undefined;
  /**
   * Always shows the language menu; by default only for visitors of international tenants, learners find it in the
   * account menu.
   */
  language?: boolean;
  /** In the row of 32 px. */
  small?: boolean;
}

/** Language, messages, and account or sign-in. */
export function PersonalArea({ className, language = false, small = false }: PersonalAreaProps) {
  const styles = useStyles();
  const tenant = useAtomValue(tenantAtom);
  const { signedIn } = useAtomValue(sessionAtom);
  const { tenantHost } = useAtomValue(appInfoAtom);
  return (
    <div className={mergeClasses(styles.area, className)}>
      {(language || (!signedIn && offersLanguages(tenant, tenantHost))) && <LanguagePicker />}
      <MessageButton />
      <AccountMenu small={small} />
    </div>
  );
}
