import { Avatar } from '@fluentui/react-components';

interface PersonAvatarProps {
  name: string;
  size: 28 | 64;
}

/** Somebody's sign: the second letter of a Chinese name, the initials of any other. The name stands beside it. */
export function PersonAvatar({ name, size }: PersonAvatarProps) {
  return <Avatar name={name} initials={initialsOf(name)} size={size} color="brand" aria-hidden />;
}

function initialsOf(name: string): string | undefined {
  const letters = Array.from(name);
  return /^\p{Script=Han}+$/u.test(name) ? (letters[1] ?? letters[0]) : undefined;
}
