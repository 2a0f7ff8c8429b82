import { type ReactNode, useRef, useState } from 'react'
import { lazyPart } from '../layout/lazy-part.tsx'
import type { Action } from './action.ts'
import { IconButton } from './button.tsx'

const ActionMenu = lazyPart(() => import('./action-menu.tsx').then((menu) => menu.ActionMenu))

type Props = { label: string; actions: Action[]; children: ReactNode; onBar?: boolean }

/** A button with a menu behind it. The menu itself comes when it is first wanted. */
export const MenuButton = ({ label, actions, children, onBar }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        onBar={onBar}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={ActionMenu.preload}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </IconButton>
      {isOpen && <ActionMenu anchor={button} label={label} actions={actions} onClose={() => setOpen(false)} />}
    </>
  )
}
