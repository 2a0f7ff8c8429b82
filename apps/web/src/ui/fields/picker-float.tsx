import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import { everydayWords } from '@sejuk/words/everyday'
import type { RefObject } from 'react'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { Anchor } from '../dialog/anchor.tsx'
import { FullSheet } from '../dialog/full-sheet.tsx'
import { withMantine } from '../overlays/with-mantine.tsx'
import style from './picker-float.module.css'
import { PickerList, type PickerListProps } from './picker-list.tsx'

type Props = PickerListProps & { anchor: RefObject<HTMLElement | null> }

/** At the desk the list hangs under its cell. */
export const PickerFloat = withMantine(({ anchor, ...list }: Props) => (
  <Popover
    opened
    onChange={(isOpen) => isOpen || list.onClose()}
    position="bottom-start"
    offset={2}
    width={340}
    trapFocus
    returnFocus
    transitionProps={{ duration: 0 }}
    classNames={{ dropdown: style.float }}
  >
    <Popover.Target>
      <Anchor to={anchor} />
    </Popover.Target>
    <Popover.Dropdown aria-label={list.label}>
      <PickerList {...list} />
    </Popover.Dropdown>
  </Popover>
))

/** On a phone it takes the screen. */
export const PickerSheet = ({ anchor: _, ...list }: Props) => {
  const t = useWords(everydayWords)
  return (
    <FullSheet
      title={list.label}
      onClose={list.onClose}
      footer={
        list.isMany && (
          <Button kind="primary" size="large" className={style.done} onClick={list.onClose}>
            {list.value.length > 0 ? t('selected', { n: list.value.length }) : t('all')}
          </Button>
        )
      }
    >
      <PickerList {...list} />
    </FullSheet>
  )
}
