// The parts around every page, in one file: the page itself becomes interactive first.
export { ToastHost } from '#client/ui/toast.tsx';
export { Footer } from './footer.tsx';
export { Header } from './header.tsx';
export { startBesidePage } from '../beside-page.ts';
