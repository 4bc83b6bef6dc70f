// What stands around every page, in one file: it is read before it answers, and the page itself answers first.
export { ToastHost } from '#client/ui/toast.tsx';
export { Footer } from './footer.tsx';
export { Header } from './header.tsx';
export { startBesidePage } from '../beside-page.ts';
