import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

/** 'danger' deletes what can’t be restored; 'night' is gold and for the night section only. One primary button per view. */
export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'night' | 'night-quiet';

interface ButtonLook {
  variant?: ButtonVariant;
  /** True for 44 px of height instead of 48, and a width less than the window's. */
  small?: boolean;
  /** Icon before the words. */
  icon?: IconName;
  /** Icon after the words. */
  iconAfter?: IconName;
  children: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** Label of the button while it sends ('Submitting...'). It keeps its width. */
  sendingLabel?: string;
  sending?: boolean;
}

interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'children' | 'className'> {
  href: string;
}

export function Button({
  variant = 'primary',
  small,
  icon,
  iconAfter,
  children,
  sendingLabel,
  sending = false,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} className={classOf(small)} data-variant={attributeOf(variant)} disabled={sending || disabled}>
      {icon && <Icon name={icon} />}
      {sendingLabel ? (
        <span className="button-states">
          <span aria-hidden={sending || undefined}>{children}</span>
          <span aria-hidden={!sending || undefined}>{sendingLabel}</span>
        </span>
      ) : (
        children
      )}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  );
}

/** A link that looks like a button: for navigation, not for actions. */
export function ButtonLink({ variant = 'primary', small, icon, iconAfter, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classOf(small)} data-variant={attributeOf(variant)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </a>
  );
}

function classOf(small: boolean | undefined) {
  return small ? 'button button-small' : 'button';
}

function attributeOf(variant: ButtonVariant) {
  return variant === 'primary' ? undefined : variant;
}
