import { type Location, Outlet, ScrollRestoration } from 'react-router';
import { ConnectionBar } from './root/ConnectionBar.tsx';
import { LeaveGuard } from './root/LeaveGuard.tsx';
import { NavigationProgress } from './root/NavigationProgress.tsx';
import { RouteFocus } from './root/RouteFocus.tsx';
import { SignInAgainDialog } from './root/SignInAgainDialog.tsx';
import { ToastHost } from './root/ToastHost.tsx';
import { UpdateBar } from './root/UpdateBar.tsx';

/** The page that a document opens with has the key `default`, whichever page it is: it counts by its address. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** What stands around every layout: progress, focus, toasts, the bar for a new version, the sign-in question. */
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
