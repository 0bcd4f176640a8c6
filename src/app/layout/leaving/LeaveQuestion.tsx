import { useEffect, useEffectEvent, useState } from 'react';
import { consequenceOf, type Leaving } from '#domain/attempts/consequence.ts';
import { usePendingQuery } from '#domain/attempts/use-pending-attempts.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

interface LeaveQuestionProps {
  leaving: Exclude<Leaving, 'close' | 'closeAccount'>;
  onStay: () => void;
  onLeave: () => void;
}

/** Leaves at once when every paper is settled, else asks first. */
export function LeaveQuestion({ leaving, onStay, onLeave }: LeaveQuestionProps) {
  const { data = [], isPending, isFetching } = usePendingQuery();
  /** Decided once: a paper that arrives while the learner reads must not close the question. */
  const [asking, setAsking] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  // A list that cannot be read must not keep anybody signed in on a shared computer.
  const read = !isPending && !isFetching;
  if (asking === null && read) setAsking(data.some((attempt) => consequenceOf(attempt, leaving) !== null));
  const leaveUnasked = useEffectEvent(onLeave);
  useEffect(() => {
    if (asking === false) leaveUnasked();
  }, [asking]);
  if (asking !== true) return null;
  const leave = () => {
    setBusy(true);
    onLeave();
  };
  return <LeaveDialog leaving={leaving} attempts={data} busy={busy} onStay={onStay} onLeave={leave} />;
}
