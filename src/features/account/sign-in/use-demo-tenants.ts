import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chooseDemoTenant, readDemoTenants, type DemoTenant } from '../../../api/embedded/demo-tenants.ts';
import { ask, desktop } from '../../../lib/desktop.ts';
import { logFailure } from '../../../lib/log.ts';
import { useToast } from '../../../lib/toast.ts';

/** The tenants of the embedded platform, and the way to another: platform, then client, then the page anew. */
export function useDemoTenants(): { tenants: readonly DemoTenant[]; choose: (tenant: DemoTenant) => void } {
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
