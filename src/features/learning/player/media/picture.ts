/** Shows a film in a small window of its own, or takes it back. Rejects where it cannot. */
export async function togglePicture(film: HTMLVideoElement | null): Promise<void> {
  if (film && document.pictureInPictureElement === film) await document.exitPictureInPicture();
  else await film?.requestPictureInPicture();
}
