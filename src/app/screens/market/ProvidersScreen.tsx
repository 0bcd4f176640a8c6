import { Providers } from '#features/market/providers/Providers.tsx';
import { SettlementButton } from '#features/market/settlement/SettlementButton.tsx';

/** /openPlatform/serviceProviderList: training providers, and the way to become one (000 §2, G-134). */
export function Component() {
  return <Providers apply={<SettlementButton />} />;
}
