import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { LanguagePicker } from '../../../../features/account/LanguagePicker.tsx';
import { appInfoAtom, tenantAtom } from '../../../../lib/state.ts';
import { isInternational } from '../../../../lib/tenant.ts';
import { AccountMenu } from '../../account/AccountMenu.tsx';
import { MessageButton } from '../../messages/MessageButton.tsx';

const useStyles = makeStyles({
  area: { display: 'flex', alignItems: 'center', gap: '4px', flexShrink: 0, marginLeft: 'auto' },
});

interface PersonalAreaProps {
  className?: string | undefined;
  /** With the language whatever the configuration says. */
  language?: boolean;
}

/** What concerns the person: language where there is a choice, messages, account or the way to sign in. */
export function PersonalArea({ className, language = false }: PersonalAreaProps) {
  const styles = useStyles();
  const tenant = useAtomValue(tenantAtom);
  const { tenantHost } = useAtomValue(appInfoAtom);
  return (
    <div className={mergeClasses(styles.area, className)}>
      {(language || isInternational(tenant, tenantHost)) && <LanguagePicker />}
      <MessageButton />
      <AccountMenu />
    </div>
  );
}
