/** The accent colour of the cover's palette. */
export interface MotifProps {
  accent: string;
}
