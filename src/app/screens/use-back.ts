import { useLocation, useNavigate } from 'react-router-dom';

/** Navigates back; null when this is the window's first address. */
export function useBack(): (() => void) | null {
  const navigate = useNavigate();
  const { key } = useLocation();
  return key === 'default' ? null : () => void navigate(-1);
}
