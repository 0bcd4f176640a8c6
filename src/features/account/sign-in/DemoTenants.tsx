import {
  Button,
  makeStyles,
  Menu,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  tokens,
} from '@fluentui/react-components';
import { BuildingRegular, ChevronDownRegular } from '@fluentui/react-icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chooseDemoTenant, readDemoTenants, type DemoTenant } from '#api/embedded/demo-tenants.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  title: { flexShrink: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  trigger: { minWidth: 0, fontWeight: tokens.fontWeightRegular },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  popover: { maxWidth: '420px' },
  dot: { display: 'block', width: '12px', height: '12px', borderRadius: '4px' },
  kind: { display: 'block', fontSize: tokens.fontSizeBase100, color: tokens.colorNeutralForeground3 },
});

/** Demo tenants of the embedded platform, one per header variant; a choice reloads the page. */
export function DemoTenants() {
  const styles = useStyles();
  const { t } = useTranslation('header');
  const { tenants, choose } = useDemoTenants();
  const current = tenants.find((tenant) => tenant.current);
  if (!current) return null;
  return (
    <div className={styles.line}>
      <span className={styles.title}>{t('tenants.title')}</span>
      <Menu
        checkedValues={{ tenant: [current.name] }}
        onCheckedValueChange={(_, { checkedItems }) => {
          const chosen = tenants.find(({ name }) => name === checkedItems[0]);
          if (chosen && chosen !== current) choose(chosen);
        }}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button
            className={styles.trigger}
            size="small"
            icon={<BuildingRegular />}
            aria-label={t('tenants.switch', { name: current.title })}
          >
            <span className={styles.name}>{current.title}</span>
            <ChevronDownRegular fontSize={14} />
          </Button>
        </MenuTrigger>
        <MenuPopover className={styles.popover}>
          <MenuList>
            {tenants.map(({ name, title, colour, kind, newVersion }) => (
              <MenuItemRadio
                key={name}
                name="tenant"
                value={name}
                icon={<span className={styles.dot} style={{ backgroundColor: colour }} />}
              >
                {title}
                <span className={styles.kind}>
                  {t(`tenants.kinds.${kind}`)}
                  {newVersion && ` · ${t('tenants.newVersion')}`}
                </span>
              </MenuItemRadio>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
    </div>
  );
}

/** The demo tenants; `choose` switches the platform, then the client, then reloads the page. */
function useDemoTenants(): { tenants: readonly DemoTenant[]; choose: (tenant: DemoTenant) => void } {
  const { t } = useTranslation('header');
  const toast = useToast();
  const tenants = useQuery({
    queryKey: ['embedded', 'tenants'],
    queryFn: ({ signal }) => readDemoTenants(signal),
    staleTime: 0,
  });
  const choose = useMutation({
    mutationFn: async ({ name }: DemoTenant) => {
      await chooseDemoTenant(name);
      await ask(desktop.app.chooseTenant(name));
    },
    onSuccess: () => window.location.reload(),
    onError: (error) => {
      logFailure('tenant', error);
      toast('error', t('tenants.failed'));
    },
  });
  return { tenants: tenants.data ?? [], choose: choose.mutate };
}
