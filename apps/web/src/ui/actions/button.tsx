import type { ComponentProps, ReactNode } from 'react'
import style from './button.module.css'

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger' | 'danger-outline' | 'link'
export type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind
  icon?: ReactNode
  isBusy?: boolean
  size?: 'normal' | 'small' | 'large'
}

export const Button = ({
  kind = 'plain',
  icon,
  isBusy,
  size = 'normal',
  children,
  className,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={[style.button, className].filter(Boolean).join(' ')}
    data-kind={kind}
    data-size={size}
    aria-busy={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
  >
    {isBusy ? <span className={style.spinner} aria-hidden="true" /> : icon}
    {children}
  </button>
)

type IconButtonProps = ComponentProps<'button'> & { label: string; onBar?: boolean; count?: number }

/** A button that is only a picture still has a name. */
export const IconButton = ({ label, onBar, count, children, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    {...rest}
    className={[style.icon, className].filter(Boolean).join(' ')}
    data-on-bar={onBar || undefined}
  >
    {children}
    {count ? <span className={style.count}>{count}</span> : null}
  </button>
)
