/** The service worker puts the pages that this device keeps into the empty list (src/web/offline/saved-copy.ts). */
export function OfflinePage() {
  return (
    <div className="wrap section">
      <h1>You are offline</h1>
      <p className="lead mt-4">
        This page needs a connection. Lists and tool pages are not kept, because prices and terms change. Connect, then open it
        again.
      </p>
      <h2 className="mt-10">Pages you can read now</h2>
      <p className="meta mt-2">Guides and workflows that you have opened on this device stay readable for a while.</p>
      <ul className="kept-pages" />
    </div>
  );
}
