import { makeStyles } from '@fluentui/react-components';
import { AccessNotice } from './AccessNotice.tsx';
import { CheckedCard } from './CheckedCard.tsx';
import type { useDeviceCheck } from './use-device-check.ts';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    // Beside each other also in a window of 1024 px.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: '16px',
  },
});

/** Each camera live with what is wrong in words; above them, what keeps the client from all cameras. */
export function CheckedCards({ access, chosen, cameras, looked, recheck }: ReturnType<typeof useDeviceCheck>) {
  const styles = useStyles();
  return (
    <>
      {access !== null && access !== 'granted' && <AccessNotice access={access} onRecheck={() => void recheck()} />}
      <div className={styles.cards}>
        {cameras.map((camera) => (
          <CheckedCard
            key={camera.place}
            camera={camera}
            looked={looked}
            devices={chosen.devices}
            phone={camera.place === 'side' ? chosen.phone : null}
            onChoose={(id) => chosen.put(camera.place, id)}
          />
        ))}
      </div>
    </>
  );
}
