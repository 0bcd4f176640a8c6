import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { appInfoAtom, sessionAtom, settingsAtom } from '#domain/app-state.ts';

const useStyles = makeStyles({
  // Over everything and in nobody's way: a photo of the screen tells whose it was.
  sheet: {
    position: 'fixed',
    inset: '-20%',
    zIndex: 1_000_000,
    pointerEvents: 'none',
    userSelect: 'none',
    overflow: 'hidden',
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'space-around',
    justifyContent: 'space-around',
    gap: '96px 64px',
    transform: 'rotate(-24deg)',
    color: tokens.colorNeutralForeground1,
    opacity: 0.06,
    fontSize: tokens.fontSizeBase300,
    whiteSpace: 'nowrap',
    '@media (forced-colors: active)': { display: 'none' },
  },
});

const copies = Array.from({ length: 90 }, (_, index) => index);

/** Seat, learner and paper over the whole paper, where the policy of this computer asks for it. */
export function Watermark({ userPaperId }: { userPaperId: string }) {
  const styles = useStyles();
  const { managed } = useAtomValue(appInfoAtom);
  const { seatName } = useAtomValue(settingsAtom);
  const { name } = useAtomValue(sessionAtom);
  if (!managed.watermark) return null;
  // Its end tells a paper from the others of the room; a long number would hide the question.
  const text = [seatName, name, userPaperId.slice(-8)].filter(Boolean).join(' · ');
  return (
    <div className={styles.sheet} aria-hidden data-watermark>
      {copies.map((copy) => (
        <span key={copy}>{text}</span>
      ))}
    </div>
  );
}
