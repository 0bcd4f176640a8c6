import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import type { AssessRef } from '#contract/ipc/assess.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import { assessFindByIdAndRef } from '#contract/platform/assess/assess.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { DesktopError } from '#lib/desktop.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { standingOf } from '../shared/standing.ts';
import { ToList } from '../shared/ToList.tsx';
import { AnswerDesk } from './AnswerDesk.tsx';
import { AssessIntro } from './AssessIntro.tsx';
import { Closed } from './Closed.tsx';
import { stageOf } from './rules.ts';
import { useAssess } from './use-assess.ts';

/** /assess: one assessment, from its description to its submission (000 §2). */
export function Component() {
  const { t } = useTranslation('assess-run');
  const [query] = useSearchParams();
  const { id, refId, refType } = assessPaths.assess.read(query);
  if (!id) return <ToList title={t('none.title')} hint={t('none.hint')} />;
  const ref = { assessId: id, refId: refId ?? '', refType: refType ?? '' };
  return <AssessOf key={JSON.stringify(ref)} of={ref} />;
}

/** Why the platform gave none, where it was reached. */
const hints: Readonly<Record<string, 'refusedHint' | 'notGivenHint'>> = {
  'assess-refused': 'refusedHint',
  'assess-not-given': 'notGivenHint',
};

function AssessOf({ of: ref }: { of: AssessRef }) {
  const { t } = useTranslation('assess-run');
  const { assessId, refId, refType } = ref;
  const opened = useAssess(ref);
  // Only says more about it: the questions come from main.
  const detail = useApiQuery(assessFindByIdAndRef, { id: assessId, refId, refType }, { optional: true }).data;
  const clock = useAtomValue(clockAtom);
  const { data } = opened;
  if (!data) {
    const hint = opened.error instanceof DesktopError ? hints[opened.error.code] : undefined;
    return (
      <PageColumn>
        <PageTitle title={t('title')} />
        <QueryView query={opened} skeleton={<TextSkeleton />} failed={t('failed')} reason={t(hint ?? 'failedHint')}>
          {() => null}
        </QueryView>
      </PageColumn>
    );
  }
  const { assess, state } = data;
  const over = detail !== undefined && standingOf(detail, platformNow(clock) - clock.timeShiftMs) === 'expired';
  const name = detail?.assessName || assess.paper.title;
  const stage = stageOf(state, over);
  if (stage === 'intro') return <AssessIntro assess={assess} detail={detail} name={name} />;
  if (stage === 'questions') return <AnswerDesk assess={assess} state={state} name={name} />;
  return <Closed stage={stage} assess={assess} state={state} name={name} />;
}
