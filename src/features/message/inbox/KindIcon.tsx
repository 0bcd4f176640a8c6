import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  BookOpenRegular,
  BoxRegular,
  CertificateRegular,
  ClipboardTaskListLtrRegular,
  InfoRegular,
  MegaphoneRegular,
  type FluentIcon,
} from '@fluentui/react-icons';
import { kindOf, type Kind } from './rules.ts';

const icons: Readonly<Record<Kind, FluentIcon>> = {
  exam: ClipboardTaskListLtrRegular,
  course: BookOpenRegular,
  certificate: CertificateRegular,
  order: BoxRegular,
  system: MegaphoneRegular,
  other: InfoRegular,
};

const useStyles = makeStyles({
  tile: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
  unread: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
});

/** What a message is about, as a picture; tinted while it is unread. */
export function KindIcon({ type, unread }: { type: string; unread: boolean }) {
  const styles = useStyles();
  const Icon = icons[kindOf(type)];
  return (
    <span className={mergeClasses(styles.tile, unread && styles.unread)} aria-hidden>
      <Icon fontSize={20} />
    </span>
  );
}
