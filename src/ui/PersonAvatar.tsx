import { Avatar } from '@fluentui/react-components';
import { pageAddressOf } from './html/page-address.ts';

interface PersonAvatarProps {
  name: string;
  size: 28 | 64;
  /** The person's picture, if the platform has one; the initials remain when it does not load. */
  picture?: string;
}

/**
 * An avatar: the second character of a Chinese name, else the initials. Hidden from assistive technology: the name is
 * shown beside it.
 */
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
