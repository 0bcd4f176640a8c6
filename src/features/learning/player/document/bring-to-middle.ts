/** Scrolls a room, and nothing around it, so that what lies in it is in its middle. */
export function bringToMiddle(room: HTMLElement | null, inside: { getBoundingClientRect(): DOMRect } | null): void {
  if (!room || !inside) return;
  const { top, height } = inside.getBoundingClientRect();
  room.scrollTop += top - room.getBoundingClientRect().top - (room.clientHeight - height) / 2;
}
