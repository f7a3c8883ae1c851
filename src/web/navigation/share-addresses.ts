const messageMs = 4_000;

/**
 * Handles the buttons of page-actions.tsx: prints, copies and shares. One listener, because pages of every kind have these
 * buttons.
 */
export function shareAddresses(): void {
  if ('share' in navigator) document.documentElement.dataset.shares = '';
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
    if (!button) return;
    if (button.dataset.share === 'print') return print();
    const row = button.parentElement;
    if (!row) return;
    const url = new URL(row.dataset.address ?? '', location.origin).href;
    // Closing the share sheet is no failure.
    if (button.dataset.share === 'sheet') navigator.share({ title: document.title, url }).catch(() => {});
    else copy(url, row.querySelector('[role=status]'));
  });
}

/**
 * Copies the address and announces it once; where the browser refuses, shows and selects the address: a phone has no keys to
 * name.
 */
async function copy(url: string, status: Element | null): Promise<void> {
  if (!status) return;
  try {
    await navigator.clipboard.writeText(url);
    status.textContent = 'Copied';
    setTimeout(() => {
      if (status.textContent === 'Copied') status.textContent = '';
    }, messageMs);
  } catch {
    const address = document.createElement('b');
    address.textContent = url;
    status.replaceChildren(address, ' is selected: copy it.');
    getSelection()?.selectAllChildren(address);
  }
}
