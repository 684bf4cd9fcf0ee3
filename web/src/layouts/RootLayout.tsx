import { Outlet, ScrollRestoration } from 'react-router';
import { LeaveGuard } from './root/LeaveGuard.tsx';
import { NavigationProgress } from './root/NavigationProgress.tsx';
import { RouteFocus } from './root/RouteFocus.tsx';
import { SignInAgainDialog } from './root/SignInAgainDialog.tsx';
import { ToastHost } from './root/ToastHost.tsx';
import { UpdateBar } from './root/UpdateBar.tsx';

/** What stands around every layout: progress, focus, toasts, the bar for a new version, the sign-in question. */
export function RootLayout() {
  return (
    <>
      <NavigationProgress />
      <RouteFocus />
      <UpdateBar />
      <Outlet />
      <LeaveGuard />
      <SignInAgainDialog />
      <ToastHost />
      <ScrollRestoration />
    </>
  );
}
