import { useState, type ComponentType } from 'react';
import { desktop } from '../../../../lib/desktop.ts';
import { useDesktopQuery } from '../../../../lib/desktop-query.ts';
import { StageSpinner } from '../StageSpinner.tsx';
import type { StageProps } from '../stage-props.ts';
import { KeptStage } from './KeptStage.tsx';

/** The content of an item: what this computer keeps of it, else, and where that is damaged, what the platform gives. */
export function ContentStage({ stage: Stage, ...props }: StageProps & { stage: ComponentType<StageProps> }) {
  const { courseId, itemId } = props.item;
  const { isPending, data } = useDesktopQuery(desktop.offline.content, [{ courseId, itemId }], { cached: false });
  // Decided once for each opening: what arrives meanwhile interrupts nobody.
  const [damaged, setDamaged] = useState(false);
  const [chosen, setChosen] = useState<'kept' | 'platform' | null>(null);
  if (!isPending && chosen === null) setChosen(data ? 'kept' : 'platform');
  if (isPending) return <StageSpinner />;
  // A package is opened by main, which knows what is kept.
  const kept = data && chosen === 'kept' && !damaged && props.node.kind !== 'scorm' ? data : null;
  return kept ? <KeptStage {...props} content={kept} onDamaged={() => setDamaged(true)} /> : <Stage {...props} />;
}
