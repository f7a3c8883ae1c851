import { Toast as Radix } from 'radix-ui';
import { Icon } from './icon.tsx';

export interface ToastMessage {
  /** Another key is another toast: it takes the place of the one before. */
  key: string | number;
  kind: 'success' | 'error';
  title: string;
  text: string;
}

interface ToasterProps {
  message: ToastMessage | undefined;
  onClose: () => void;
}

/**
 * One notice at a time: 5000 ms, kept while hovered or focused; swiped right past 50 px it goes; F8 leads to it.
 * The application loads this file when the first notice is due. Spec, section 9; look, part 3, 'Toast'.
 */
export function Toaster({ message, onClose }: ToasterProps) {
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notice">
      {message && (
        <Radix.Root
          key={message.key}
          className="toast"
          data-kind={message.kind}
          type={message.kind === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) onClose();
          }}
        >
          <Icon name={message.kind === 'error' ? 'circle-alert' : 'circle-check'} />
          <Radix.Title className="toast-title">{message.title}</Radix.Title>
          <Radix.Close className="icon-button" aria-label="Close">
            <Icon name="x" />
          </Radix.Close>
          <Radix.Description className="toast-text">{message.text}</Radix.Description>
        </Radix.Root>
      )}
      <Radix.Viewport className="toast-region" hotkey={['F8']} />
    </Radix.Provider>
  );
}
