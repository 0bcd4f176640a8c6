/** A message that lies in the box from the start; null: the platform left the field out. */
export interface MessageContent {
  /** Minutes before the platform's first start; null: without a time. */
  age: number | null;
  type: 'exam' | 'course' | 'certificate' | 'order' | 'system' | null;
  title: string | null;
  content: string | null;
  link?: string;
  unread?: boolean;
}
