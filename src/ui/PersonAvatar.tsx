import { Avatar } from '@fluentui/react-components';
import { pageAddressOf } from './html/page-address.ts';

interface PersonAvatarProps {
  name: string;
  size: 28 | 64;
  /** The person's own picture, if the platform has one; one that does not load leaves the sign. */
  picture?: string;
}

/** Somebody's sign: the second letter of a Chinese name, the initials of any other. The name stands beside it. */
export function PersonAvatar({ name, size, picture = '' }: PersonAvatarProps) {
  return (
    <Avatar
      name={name}
      initials={initialsOf(name)}
      size={size}
      color="brand"
      image={picture === '' ? undefined : { src: pageAddressOf(picture) }}
      aria-hidden
    />
  );
}

function initialsOf(name: string): string | undefined {
  const letters = Array.from(name);
  return /^\p{Script=Han}+$/u.test(name) ? (letters[1] ?? letters[0]) : undefined;
}
