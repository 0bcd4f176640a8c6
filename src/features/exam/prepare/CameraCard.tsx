import { Dropdown, Option, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CameraRegular,
  CheckmarkCircleFilled,
  CheckmarkFilled,
  LightbulbFilled,
  PhoneRegular,
  WarningFilled,
} from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { CameraPosition } from '#contract/ipc/evidence.ts';
import { isSpecial, type CameraDevice } from '#domain/cameras/choice.ts';
import type { PhoneCamera } from '#domain/cameras/phone/phone-camera-context.ts';
import { Panel } from '#ui/Panel.tsx';
import { Tag } from '#ui/Tag.tsx';
import { stage } from '#ui/theme/fixed-colours.ts';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { PhoneButtons } from '../shared/PhoneButtons.tsx';
import { CameraPicture } from './CameraPicture.tsx';
import type { Verdict } from './device-rules.ts';

const useStyles = makeStyles({
  card: { overflow: 'hidden', minWidth: 0 },
  attention: {
    borderTopColor: semanticColours.attentionLine,
    borderRightColor: semanticColours.attentionLine,
    borderBottomColor: semanticColours.attentionLine,
    borderLeftColor: semanticColours.attentionLine,
  },
  head: { display: 'flex', alignItems: 'center', gap: '8px', padding: '8px 16px' },
  name: { flexGrow: 1, margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  picture: {
    position: 'relative',
    height: 'clamp(180px, calc(100vh - 502px), 352px)',
    backgroundColor: stage.background,
  },
  guide: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  // Below the picture: on it they would lie over the place of the face.
  said: { display: 'flex', flexWrap: 'wrap', gap: '4px 14px', minHeight: '20px', padding: '8px 16px 0' },
  advice: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    padding: '2px 8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: semanticColours.attentionTint,
    color: semanticColours.attentionText,
    fontSize: tokens.fontSizeBase200,
  },
  fact: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  sign: { flexShrink: 0 },
  good: { color: semanticColours.goodText },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', padding: '6px 16px' },
  choice: { flex: '1 1 160px', minWidth: 0 },
  phone: { flex: '1 1 48px' },
});

interface CameraCardProps {
  place: CameraPosition;
  stream: MediaStream | null;
  verdict: Verdict;
  /** Good news in short words, shown below the picture. */
  facts: readonly string[];
  devices: readonly CameraDevice[];
  deviceId: string | null;
  phone: PhoneCamera | null;
  onChoose: (deviceId: string) => void;
}

/** One camera of the device check: live, with what is wrong in words and which camera it is. */
export function CameraCard(props: CameraCardProps) {
  const { place, stream, verdict, facts, phone } = props;
  const { t } = useTranslation(['prepare', 'phone-camera']);
  const byPhone = phone?.device ?? null;
  const unchosen = props.deviceId === null && props.devices.some(isSpecial);
  const styles = useStyles();
  const name = t(`place.${place}`);
  const Icon = place === 'front' ? CameraRegular : PhoneRegular;
  return (
    <Panel
      className={mergeClasses(styles.card, verdict.look === 'attention' && styles.attention)}
      aria-label={name}
      data-camera={place}
    >
      <div className={styles.head}>
        <Icon fontSize={20} aria-hidden />
        <h2 className={styles.name}>{name}</h2>
        <VerdictTag verdict={verdict} />
      </div>
      <div className={styles.picture}>
        <CameraPicture place={place} stream={stream} signSize={48} />
        {stream && <Guide place={place} />}
      </div>
      <div className={styles.said}>
        <output>
          {verdict.look === 'attention' && (
            <span className={styles.advice}>
              <LightbulbFilled className={styles.sign} fontSize={18} aria-hidden />
              {verdict.kind === 'hint'
                ? t(`hint.${verdict.word}`)
                : t(byPhone ? `phone-camera:advice.${verdict.word}` : conditionKey(verdict.word, unchosen))}
            </span>
          )}
        </output>
        {stream !== null &&
          facts.map((fact) => (
            <span key={fact} className={styles.fact}>
              <CheckmarkCircleFilled className={mergeClasses(styles.sign, styles.good)} fontSize={16} aria-hidden />
              {fact}
            </span>
          ))}
      </div>
      <div className={styles.foot}>
        {byPhone ? <span className={styles.phone}>{byPhone.label}</span> : <DeviceChoice {...props} name={name} />}
        {phone && <PhoneButtons phone={phone} />}
      </div>
    </Panel>
  );
}

/** A camera that the client never takes by itself is there all the same: it is chosen in the list. */
function conditionKey(word: Extract<Verdict, { kind: 'condition' }>['word'], unchosen: boolean) {
  return word === 'absent' && unchosen ? 'condition.unchosen' : (`condition.${word}` as const);
}

/** The cameras that are plugged in here. */
function DeviceChoice({ name, devices, deviceId, onChoose }: CameraCardProps & { name: string }) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  return (
    <Dropdown
      className={styles.choice}
      appearance="underline"
      size="small"
      aria-label={t('choose', { place: name })}
      placeholder={t('noDevice')}
      disabled={devices.length === 0}
      value={labelOf(devices, deviceId)}
      selectedOptions={deviceId === null ? [] : [deviceId]}
      onOptionSelect={(_, { optionValue }) => optionValue !== undefined && onChoose(optionValue)}
    >
      {devices.map(({ id, label }) => (
        <Option key={id} value={id}>
          {label}
        </Option>
      ))}
    </Dropdown>
  );
}

function labelOf(devices: readonly CameraDevice[], deviceId: string | null): string {
  return devices.find(({ id }) => id === deviceId)?.label ?? '';
}

function VerdictTag({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('prepare');
  if (verdict.look === 'good')
    return (
      <Tag appearance="good">
        <CheckmarkFilled fontSize={12} aria-hidden />
        {t('verdict.good')}
      </Tag>
    );
  if (verdict.look === 'attention')
    return (
      <Tag appearance="attention">
        <WarningFilled fontSize={12} aria-hidden />
        {t('verdict.attention')}
      </Tag>
    );
  return <Tag>{t('verdict.starting')}</Tag>;
}

/** Where the learner belongs in the picture. */
function Guide({ place }: { place: CameraPosition }) {
  const styles = useStyles();
  return (
    <svg viewBox="0 0 424 352" preserveAspectRatio="xMidYMid meet" className={styles.guide} aria-hidden>
      {place === 'front' ? (
        <ellipse
          cx="212"
          cy="166"
          rx="100"
          ry="126"
          fill="none"
          stroke={stage.text}
          strokeWidth="2"
          strokeDasharray="8 7"
        />
      ) : (
        <rect
          x="24"
          y="84"
          width="376"
          height="212"
          rx="10"
          fill="none"
          stroke={stage.text}
          strokeWidth="2"
          strokeDasharray="8 7"
        />
      )}
    </svg>
  );
}
