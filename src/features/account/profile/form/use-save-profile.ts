import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useApiMutation } from '../../../../api/query.ts';
import { refetchIdentity } from '../../../../domain/real-name/real-name.ts';
import { updateBySelf, updateUserForTheme } from '../../../../contract/platform/account/user.ts';
import { tenantAtom } from '../../../../domain/session/state.ts';
import { updatesForTheme } from '../rules.ts';

/** Saves the profile with the call of the tenant's theme; `refresh` refetches the identity. */
export function useSaveProfile() {
  const queries = useQueryClient();
  const usual = useApiMutation(updateBySelf);
  const themed = useApiMutation(updateUserForTheme);
  const save = updatesForTheme(useAtomValue(tenantAtom)) ? themed : usual;
  return { ...save, refresh: () => refetchIdentity(queries) };
}
