import { DemoGate } from '../session/demo/DemoGate.tsx';
import { Component as HomeScreen } from './HomeScreen.tsx';

/** /demo_homepage: the demonstration home page, with automatic sign-in for visitors (001 §2). */
export function Component() {
  return (
    <DemoGate>
      <HomeScreen />
    </DemoGate>
  );
}
