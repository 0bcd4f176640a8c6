import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Position } from '#contract/platform/jobs/positions.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';

/** What this computer keeps of the job board for the learner, and the ways to change it. */
export function useJobNotes() {
  const { t } = useTranslation('jobs');
  const toast = useToast();
  const { accountId } = useAtomValue(sessionAtom);
  const query = useDesktopQuery(desktop.jobs.notes, [], { changed: desktop.jobs.changed, scope: accountId });
  const isSaved = (id: string) => query.data?.saved.some((one) => one.id === id) ?? false;
  const told = (answer: ReturnType<typeof desktop.jobs.remove>) =>
    ask(answer).catch((error: unknown) => {
      logFailure('job board', error);
      toast('error', t('notKept'));
    });
  return {
    query,
    isSaved,
    remove: (id: string) => told(desktop.jobs.remove(id)),
    toggle: ({ id, positionName, companyName, cityName }: Position) => {
      if (isSaved(id)) return told(desktop.jobs.remove(id));
      const short = (name: string) => name.slice(0, 512);
      return told(
        desktop.jobs.save({
          id,
          positionName: short(positionName),
          companyName: short(companyName),
          cityName: short(cityName),
        }),
      );
    },
    searched: (text: string) => told(desktop.jobs.searched(text.slice(0, 100))),
    forgetSearches: () => told(desktop.jobs.forgetSearches()),
  };
}
