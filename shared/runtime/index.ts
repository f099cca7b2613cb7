export { loadBinder, loadSearch, type Notice, notice, notify, type ToastAction } from './on-demand.ts';
