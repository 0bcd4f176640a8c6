import { useLocation, useNavigate } from 'react-router-dom';

/** One step back; null where the window began with this address. */
export function useBack(): (() => void) | null {
  const navigate = useNavigate();
  const { key } = useLocation();
  return key === 'default' ? null : () => void navigate(-1);
}
