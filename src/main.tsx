import 'virtual:theme-sheet.css';
import { startApp } from '#app/start/app.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
// Not awaited: chunks loaded during the start import this one and would wait for it forever.
void startApp(element);
