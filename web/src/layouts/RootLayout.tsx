import { type Location, Outlet, ScrollRestoration } from 'react-router';
import { ConnectionBar } from './root/ConnectionBar.tsx';
import { LeaveGuard } from './root/LeaveGuard.tsx';
import { NavigationProgress } from './root/NavigationProgress.tsx';
import { RouteFocus } from './root/RouteFocus.tsx';
import { SignInAgainDialog } from './root/SignInAgainDialog.tsx';
import { ToastHost } from './root/ToastHost.tsx';
import { UpdateBar } from './root/UpdateBar.tsx';

/** Key of a scroll position. The first page of a document always has the key `default`, so its URL is used instead. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/**
 * Surrounds every layout: progress bar, focus handling, toasts, bars for the connection and for new versions, and
 * dialogs.
 */
export function RootLayout() {
  return (
    <>
      <NavigationProgress />
      <RouteFocus />
      <UpdateBar />
      <ConnectionBar />
      <Outlet />
      <LeaveGuard />
      <SignInAgainDialog />
      <ToastHost />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
