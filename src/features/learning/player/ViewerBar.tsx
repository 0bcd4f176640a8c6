import { makeStyles } from '@fluentui/react-components';
import {
  ChevronLeftRegular,
  ChevronRightRegular,
  ZoomFitRegular,
  ZoomInRegular,
  ZoomOutRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#lib/format.ts';
import { stage } from '#ui/theme/fixed-colours.ts';
import { PlayButton } from './media/PlayButton.tsx';
import { zoomAfter } from './zoom-rules.ts';

const useStyles = makeStyles({
  bar: {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    gap: '4px 8px',
    padding: '6px 16px',
    color: stage.text,
    backgroundColor: stage.plate,
  },
});

const zooms = [
  ['out', ZoomOutRegular],
  ['fit', ZoomFitRegular],
  ['in', ZoomInRegular],
] as const;

/** Leads to another page or picture. */
interface Turn {
  label: string;
  go: () => void;
}

interface ViewerBarProps {
  label: string;
  /** Which one is shown, of how many. */
  place: string;
  /** Null: there is none. */
  back: Turn | null;
  on: Turn | null;
  zoom: number;
  onZoom: (zoom: number) => void;
  /** Before the zoom. */
  ways?: ReactNode;
  /** Behind it. */
  children?: ReactNode;
}

/** Below pages and pictures: turns them, and zooms. */
export function ViewerBar({ label, place, back, on, zoom, onZoom, ways, children }: ViewerBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  return (
    <section className={styles.bar} aria-label={label}>
      {back && <PlayButton label={back.label} icon={<ChevronLeftRegular fontSize={20} />} onClick={back.go} />}
      <span aria-live="polite">{place}</span>
      {on && <PlayButton label={on.label} icon={<ChevronRightRegular fontSize={20} />} onClick={on.go} />}
      {ways}
      {zooms.map(([step, Icon]) => (
        <PlayButton
          key={step}
          label={t(`zoom.${step}`)}
          icon={<Icon fontSize={20} />}
          onClick={() => onZoom(zoomAfter(zoom, step))}
        />
      ))}
      <span>{formatPercent(zoom)}</span>
      {children}
    </section>
  );
}
