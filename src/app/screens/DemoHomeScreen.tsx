import { DemoDoor } from '../session/demo/DemoDoor.tsx';
import { Component as HomeScreen } from './HomeScreen.tsx';

/** /demo_homepage: the home page of the demonstration, behind the sign-in that a visitor gets by itself (001 §2). */
export function Component() {
  return (
    <DemoDoor>
      <HomeScreen />
    </DemoDoor>
  );
}
