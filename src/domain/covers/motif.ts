/** What every motif is drawn with: the palette's accent. */
export interface MotifProps {
  accent: string;
}
