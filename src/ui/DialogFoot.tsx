import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The row of buttons of the dialog around; null: it is not drawn yet. */
export const DialogFootContext = createContext<HTMLElement | null>(null);

/**
 * Buttons that stand in the foot of the dialog around, where they are in sight however long its content is.
 * A button that submits names its form: in the document it stands outside of it.
 */
export function DialogFoot({ children }: { children: ReactNode }) {
  const foot = use(DialogFootContext);
  return foot && createPortal(children, foot);
}
