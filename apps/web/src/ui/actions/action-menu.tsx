import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import type { RefObject } from 'react'
import { useSay } from '../../lib/language/words.ts'
import { Anchor } from '../dialog/anchor.tsx'
import { withMantine } from '../overlays/with-mantine.tsx'
import type { Action } from './action.ts'
import style from './action-menu.module.css'

type Props = { anchor: RefObject<HTMLElement | null>; label: string; actions: Action[]; onClose: () => void }

/** Mantine's own way of disabling an item also takes it from the arrow keys, and its reason with it. */
const markShut = (item: HTMLElement | null) => item?.setAttribute('aria-disabled', 'true')

/** In a menu there is room to print why an item is shut. */
export const ActionMenu = withMantine(({ anchor, label, actions, onClose }: Props) => {
  const say = useSay()
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-end"
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: style.menu, item: style.item, divider: style.line }}
      returnFocus
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Anchor to={anchor} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {actions.map(({ key, icon, label: name, gate, onPress, isDangerous }, n) => {
          const isShut = gate !== undefined && !gate.enabled
          const opensGroup = isDangerous && n > 0 && !actions[n - 1]?.isDangerous
          return [
            opensGroup && <Menu.Divider key={`${key}-line`} />,
            <Menu.Item
              key={key}
              leftSection={icon}
              data-shut={isShut || undefined}
              data-dangerous={(isDangerous && !isShut) || undefined}
              ref={isShut ? markShut : undefined}
              closeMenuOnClick={!isShut}
              onClick={isShut ? undefined : onPress}
            >
              {name}
              {isShut && <small>{say(gate.because)}</small>}
            </Menu.Item>,
          ]
        })}
      </Menu.Dropdown>
    </Menu>
  )
})
